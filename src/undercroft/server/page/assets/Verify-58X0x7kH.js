import{$n as e,An as t,Cn as n,Gn as r,Hn as i,In as a,Jn as o,Mn as s,On as c,Sn as l,Tn as u,Un as d,Vn as f,Wn as p,Yn as m,Zn as h,bn as g,cn as _,er as v,kn as y,nr as b,wn as x,yn as S}from"./base-D67FjAu6.js";var C=`verify-running = Computing every die again…
verify-fair = The luck of this game is as it was promised.
verify-unfair = The luck of this game is not as it was promised.
verify-kept = Before the first move the server published the hash below; the seed it shows now has that hash.
verify-broken = The seed the server shows now does not have the hash below, which it published before the first move.
verify-checked = { $count ->
    [0] No die or card was left to luck.
    [one] The one draw was computed again from the seed and came out the same.
   *[other] All { $count } draws were computed again from the seed and came out the same.
}
verify-wrong = { $wrong ->
    [one] One of { $count } draws should have come out otherwise: move { $moves }.
   *[other] { $wrong } of { $count } draws should have come out otherwise: moves { $moves }.
}
verify-earlier = { $count ->
    [one] One earlier draw was made at the table this one was copied from, and is not part of this check.
   *[other] { $count } earlier draws were made at the table this one was copied from, and are not part of this check.
}
verify-seed-chosen = The seed was chosen by a player, who could have known this luck.
verify-hash = Published hash (SHA-256)
verify-seed = Seed
verify-nonce = Nonce
verify-not-over = The seed is shown when the game is over.
verify-again = Check again
`,w=`verify-running = Chaque dé est recalculé…
verify-fair = Le hasard de cette partie est bien celui qui avait été promis.
verify-unfair = Le hasard de cette partie n’est pas celui qui avait été promis.
verify-kept = Avant le premier coup, le serveur a publié l’empreinte ci-dessous\xA0; la graine qu’il montre maintenant a bien cette empreinte.
verify-broken = La graine que le serveur montre maintenant n’a pas l’empreinte ci-dessous, publiée avant le premier coup.
verify-checked = { $count ->
    [0] Rien n’a été laissé au hasard.
    [one] L’unique tirage a été recalculé à partir de la graine\xA0: même résultat.
   *[other] Les { $count } tirages ont été recalculés à partir de la graine\xA0: mêmes résultats.
}
verify-wrong = { $wrong ->
    [one] Un tirage sur { $count } aurait dû donner autre chose\xA0: coup { $moves }.
   *[other] { $wrong } tirages sur { $count } auraient dû donner autre chose\xA0: coups { $moves }.
}
verify-earlier = { $count ->
    [one] Un tirage antérieur a eu lieu à la table dont celle-ci est la copie\xA0; il n’est pas vérifié ici.
   *[other] { $count } tirages antérieurs ont eu lieu à la table dont celle-ci est la copie\xA0; ils ne sont pas vérifiés ici.
}
verify-seed-chosen = La graine a été choisie par un joueur, qui pouvait donc connaître ce hasard.
verify-hash = Empreinte publiée (SHA-256)
verify-seed = Graine
verify-nonce = Nombre à usage unique
verify-not-over = La graine est montrée quand la partie est finie.
verify-again = Vérifier encore
`,T=4294967295n,E=3528531795n,D=3449720151n,O=2654435769n,k=3144134277n,A=10;function j(e,t){let[n,r,i,a]=e,[o,s]=t;for(let e=0;e<A;e++){let e=E*n,t=D*i;n=t>>32n^r^o,r=t&T,i=e>>32n^a^s,a=e&T,o=o+O&T,s=s+k&T}return[n,r,i,a]}function M(e,t,n,r,i){let[a,o,s]=[BigInt(e),BigInt(t),BigInt(i)],c=j([BigInt(r)&T,BigInt(n)&T,o&T,o>>32n&T],[a&T,a>>32n&T]),l=4294967296n%s,u=c.find(e=>(e*s&T)>=l)??c[3];return Number(u*s>>32n)}function N(e,t){let n=t;for(let t=0;t<e.length-1;t++)if(n-=e[t]??0,n<0)return t;return e.length-1}var P=e=>(e-Math.floor(e))*2**32|0;function F(e){let t=[];for(let n=2;t.length<e;n++)t.every(e=>n%e!==0)&&t.push(n);return t}var I=F(64),L=I.slice(0,8).map(e=>P(Math.sqrt(e))),R=I.map(e=>P(Math.cbrt(e))),z=(e,t)=>e>>>t|e<<32-t;function B(e){let t=new TextEncoder().encode(e),n=new DataView(new ArrayBuffer(((t.length+8>>6)+1)*64));return t.forEach((e,t)=>n.setUint8(t,e)),n.setUint8(t.length,128),n.setUint32(n.byteLength-4,t.length*8),n}function V(e,t){let n=new Int32Array(64);for(let r=0;r<64;r++){if(r<16){n[r]=e.getInt32(t+r*4);continue}let[i,a]=[n[r-15],n[r-2]],o=z(i,7)^z(i,18)^i>>>3,s=z(a,17)^z(a,19)^a>>>10;n[r]=n[r-16]+o+n[r-7]+s}return n}function H(e,t){let[n,r,i,a,o,s,c,l]=e;for(let e=0;e<64;e++){let u=o&s^~o&c,d=l+(z(o,6)^z(o,11)^z(o,25))+u+R[e]+t[e]|0,f=(z(n,2)^z(n,13)^z(n,22))+(n&r^n&i^r&i)|0;[l,c,s,o,a,i,r,n]=[c,s,o,a+d|0,i,r,n,d+f|0]}return[n,r,i,a,o,s,c,l].map((t,n)=>t+e[n]|0)}function U(e){let t=B(e),n=L;for(let e=0;e<t.byteLength;e+=64)n=H(n,V(t,e));return n.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}var W=0;function G(e,{stream:t,count:n,weights:r,outcomes:i}){return i[N(r,M(e,W,t,n,r.reduce((e,t)=>e+t,0)))]}function K(e){return[...new Set(e.map(({stream:e})=>e))].map(t=>e.filter(({stream:e})=>e===t))}function q(e){return K(e).flatMap(e=>e.filter(({count:t},n)=>n>0&&t!==(e[n-1]?.count??0)+1))}function J(e,t){let{commitment:n,seed:r,nonce:i,draws:a}=e,o=q(a);return{commitment:n,kept:U(`${r}:${i}`)===n&&(t??n)===n,checked:a.length,wrong:a.filter(e=>o.includes(e)||G(r,e)!==e.chosen),earlier:K(a).reduce((e,[t])=>e+(t?.count??0),0)}}var Y={en:C,fr:w},X=u(`<p> </p>`),Z=u(`<div role="status"><p><strong class="svelte-tpekbu"> </strong></p> <p> </p> <p><!></p> <!> <!> <dl class="svelte-tpekbu"><dt> </dt> <dd class="svelte-tpekbu"> </dd> <dt> </dt> <dd class="svelte-tpekbu"> </dd> <dt> </dt> <dd class="svelte-tpekbu"> </dd></dl></div>`),Q=u(`<p role="alert"> </p> <button class="button"> </button>`,1);function $(u,y){v(y,!0);async function C(e){let t=await fetch(`/api/tables/${y.code}${e}`);if(!t.ok)throw Error(String(t.status));return await t.json()}async function w(){let[e,t]=await Promise.all([C(`/proof`),C(``)]);return e.seed===void 0||!e.nonce||!e.draws?null:{...J(e,t.commitment),seed:e.seed,nonce:e.nonce,chosen:t.seed_chosen??!1}}let T=m(r(w()));var E=x(),D=i(E);g(D,()=>s(T),e=>{var t=X(),r=d(t,!0);a(e=>l(r,e),[()=>y.words.say(`verify-running`)]),n(e,t)},(e,t)=>{var r=x(),o=i(r),u=e=>{let r=h(()=>s(t)),i=h(()=>s(r).wrong.slice(0,20).map(({number:e})=>e+1));var o=Z();let u;var m=f(o),g=f(m),v=d(g,!0);b(m);var x=p(m,2),C=d(x,!0),w=p(x,2),T=f(w),E=e=>{var t=c();a(e=>l(t,e),[()=>y.words.say(`verify-wrong`,{wrong:s(r).wrong.length,count:s(r).checked,moves:s(i).join(`, `)+(s(r).wrong.length>20?`…`:``)})]),n(e,t)},D=e=>{var t=c();a(e=>l(t,e),[()=>y.words.say(`verify-checked`,{count:s(r).checked})]),n(e,t)};S(T,e=>{s(r).wrong.length?e(E):e(D,-1)}),b(w);var O=p(w,2),k=e=>{var t=X(),i=d(t,!0);a(e=>l(i,e),[()=>y.words.say(`verify-earlier`,{count:s(r).earlier})]),n(e,t)};S(O,e=>{s(r).earlier&&e(k)});var A=p(O,2),j=e=>{var t=X(),r=d(t,!0);a(e=>l(r,e),[()=>y.words.say(`verify-seed-chosen`)]),n(e,t)};S(A,e=>{s(t).chosen&&e(j)});var M=p(A,2),N=f(M),P=d(N,!0),F=p(N,2),I=d(F,!0),L=p(F,2),R=d(L,!0),z=p(L,2),B=d(z,!0),V=p(z,2),H=d(V,!0),U=p(V,2),W=d(U,!0);b(M),b(o),a((e,n,i,a,c)=>{u=_(o,1,`verdict svelte-tpekbu`,null,u,{unfair:!s(r).kept||s(r).wrong.length>0}),l(v,e),l(C,n),l(P,i),l(I,s(t).commitment),l(R,a),l(B,s(t).seed),l(H,c),l(W,s(t).nonce)},[()=>y.words.say(s(r).kept&&!s(r).wrong.length?`verify-fair`:`verify-unfair`),()=>y.words.say(s(r).kept?`verify-kept`:`verify-broken`),()=>y.words.say(`verify-hash`),()=>y.words.say(`verify-seed`),()=>y.words.say(`verify-nonce`)]),n(e,o)},m=e=>{var t=X(),r=d(t,!0);a(e=>l(r,e),[()=>y.words.say(`verify-not-over`)]),n(e,t)};S(o,e=>{s(t)?e(u):e(m,-1)}),n(e,r)},e=>{var r=Q(),s=i(r),c=d(s,!0),u=p(s,2),f=d(u,!0);a((e,t)=>{l(c,e),l(f,t)},[()=>y.words.say(`error-offline`),()=>y.words.say(`verify-again`)]),t(`click`,u,()=>o(T,w(),!0)),n(e,r)}),n(u,E),e()}y([`click`]);export{$ as default,Y as words};