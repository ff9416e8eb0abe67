import { describe, expect, it } from 'vitest'
import { enemySteps, enemyTurn, isDecision, lastEvents, lastStep, letterIn } from './story'
import { aLog, said } from './table.fixture'

const ROUND = said('event-round', { round: 2 })
const ENEMIES = said('event-enemies')
const HURT = said('event-hurt')
const ATTACKED = [
  { for: 'attack', faces: [5] },
  { for: 'defence', faces: [1] },
]
const WALKS = said('event-walks')

const log = aLog(
  ['0', 'strike'],
  ['c', 'die 3 1 attack'],
  ['c', 'die 6 0 attack', HURT],
  ['0', 'end', ENEMIES],
  ['c', 'act', WALKS],
  ['c', 'die 5 0 attack'],
  ['c', 'die 1 0 defence', HURT],
  ['c', 'act', said('event-stays', { letter: 'A' }), ROUND],
  ['0', 'begin'],
)

describe('what happened', () => {
  it('is the last decision with its dice and what came of them', () => {
    expect(lastStep(log, 3)).toMatchObject({
      said: { id: 'strike' },
      rolls: [{ for: 'attack', faces: [3, 6] }],
      events: [HURT],
      played: 3,
    })
    expect(lastStep(log, 3)?.first).toEqual([])
    expect(lastStep(log, 0)).toBeNull()
  })

  it('is the last enemy while enemies act', () => {
    const step = lastStep(log, 7)!
    expect(step).toMatchObject({ said: { id: 'act' }, first: [WALKS], rolls: ATTACKED, events: [HURT] })
    expect([isDecision(step), letterIn(step)]).toEqual([true, 'A'])
  })

  it('ends with what is worth telling', () => {
    expect(lastEvents(log, 2).map(({ id }) => id)).toEqual(['event-hurt', 'event-stays'])
  })
})

describe('the enemies’ turn', () => {
  it('has one step for each enemy', () => {
    expect(enemySteps(log, 4, 8).map(({ played }) => played)).toEqual([7, 8])
    expect(enemySteps(log, 0, 4)).toEqual([])
  })

  it('is found again afterwards, up to the next round', () => {
    expect(enemyTurn(log, 9)).toEqual({ from: 4, to: 8 })
    expect(enemyTurn(log, 3)).toBeNull()
  })

  it('goes on past a choice in the middle of it', () => {
    const asked = aLog(['0', 'end', ENEMIES], ['c', 'act'], ['0', 'tie'], ['c', 'act', ROUND], ['0', 'begin'])
    expect(enemyTurn(asked, 5)).toEqual({ from: 1, to: 4 })
  })
})
