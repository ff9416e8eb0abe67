import { beforeEach, expect, it } from 'vitest'
import { Hand } from './hand.svelte'
import type { Way } from './table'

const DICE = [3, 6, 1]
const ORDERS = ['361', '316', '631', '613', '136', '163']
const WAYS = ORDERS.map((order, move): Way => {
  const [speed, attack, defence] = [...order].map((die) => 1 + Number(die)) as [number, number, number]
  return { move, aim: false, speed, attack, defence, range: 2, tiles: [], hits: 0, hurt: 0, falls: false }
})

let played: number[]
let hand: Hand
beforeEach(() => {
  played = []
  hand = new Hand(
    () => DICE,
    () => WAYS,
    () => 1,
    ({ move }) => played.push(move),
  )
})

it('plays the way when the second die lies: the third has only one place', () => {
  hand.take(1)
  expect([hand.chosen, hand.open('speed'), hand.open('range')]).toEqual([6, true, false])
  hand.put('speed')
  expect([hand.placed('speed'), hand.away(1), played]).toEqual([6, true, []])
  hand.take(2)
  hand.put('defence')
  expect(played).toEqual([ORDERS.indexOf('631')])
})

it('lays a die back', () => {
  hand.take(0)
  hand.put('attack')
  hand.take(0)
  expect([hand.placed('attack'), hand.chosen]).toEqual([undefined, 3])
  hand.take(0)
  expect(hand.chosen).toBeUndefined()
})

it('keeps a paladin’s die under its skill', () => {
  const kept = new Hand(
    () => DICE,
    () => WAYS.filter(({ attack }) => attack === 4),
    () => 1,
    () => {},
  )
  kept.take(0)
  expect(['speed', 'attack', 'defence'].map((skill) => kept.open(skill as 'speed'))).toEqual([false, true, false])
})
