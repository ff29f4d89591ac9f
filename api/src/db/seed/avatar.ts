import { createRandom } from './random.ts'
import type { Random } from './random.ts'

const fundos = ['#f4d9c6', '#f7e3b5', '#d9e4c7', '#cfe3e1', '#d6dcf0', '#ecd3dd', '#e6dcc8', '#f2c9b0']
const formas = ['#e9b893', '#eccb7d', '#b4cc98', '#9fcac6', '#aab8e0', '#d9a7bb', '#cbb994', '#e39a73']
const peles = ['#8d5a3b', '#a9714b', '#c68a61', '#dba57d', '#e8bd98', '#f1d0b0', '#6f432b']
const cabelos = ['#2a1d17', '#3b2820', '#55372a', '#7a4b2c', '#1f1b24', '#a3683a', '#4a2b3a']
const grisalho = '#8d8a88'
const roupas = ['#7c2f3e', '#245a63', '#39507e', '#8a5a19', '#4f6b3a', '#6a4473', '#b4532f', '#30424d']

/** Hair behind the head and over the forehead, in a box of 100; the face is an ellipse around (50, 46). */
type Penteado = (cor: string) => { atras: string; frente: string }

const curto: Penteado = cor => ({
  atras: '',
  frente: `<path d="M30 46c-2-20 8-28 20-28s22 8 20 28c-3-9-8-13-14-14-9 0-19-1-26 14z" fill="${cor}"/>`,
})

const comprido: Penteado = cor => ({
  atras: `<path d="M26 78c-4-20-4-62 24-62s28 42 24 62z" fill="${cor}"/>`,
  frente: `<path d="M31 45c1-17 9-23 19-23s18 6 19 23c-8-3-14-8-18-13-4 6-11 11-20 13z" fill="${cor}"/>`,
})

const crespo: Penteado = cor => ({
  atras: `<g fill="${cor}"><circle cx="50" cy="40" r="30"/><circle cx="27" cy="48" r="11"/><circle cx="73" cy="48" r="11"/></g>`,
  frente: `<path d="M32 42c3-13 10-18 18-18s15 5 18 18c-5-5-11-7-18-7s-13 2-18 7z" fill="${cor}"/>`,
})

const coque: Penteado = cor => ({
  atras: `<circle cx="50" cy="15" r="10" fill="${cor}"/>`,
  frente: `<path d="M30 45c-1-19 9-26 20-26s21 7 20 26c-4-10-10-15-20-15s-16 5-20 15z" fill="${cor}"/>`,
})

const chanel: Penteado = cor => ({
  atras: `<path d="M28 60c-6-26 4-44 22-44s28 18 22 44c-6 5-10 3-10-2V40H38v18c0 5-4 7-10 2z" fill="${cor}"/>`,
  frente: `<path d="M31 42c2-15 10-20 19-20s17 5 19 20H50z" fill="${cor}"/>`,
})

const franja: Penteado = cor => ({
  atras: '',
  frente: `<path d="M30 42c0-15 9-23 20-23s20 8 20 23c-2-5-4-8-7-9-8 2-18 2-26 0-3 1-5 4-7 9z" fill="${cor}"/>`,
})

const oculos = (cor: string) =>
  `<g fill="none" stroke="${cor}" stroke-width="1.6"><circle cx="42" cy="47" r="5.4"/><circle cx="58" cy="47" r="5.4"/><path d="M47.4 47h5.2"/></g>`

const olhos = (cor: string) =>
  `<g fill="${cor}"><circle cx="42" cy="47" r="1.9"/><circle cx="58" cy="47" r="1.9"/></g>
<g fill="none" stroke="${cor}" stroke-width="1.5" stroke-linecap="round"><path d="M39 41.5q3-2 6 0M55 41.5q3-2 6 0"/></g>`

const bocas = ['M44 57q6 6 12 0', 'M45 58q5 4 10 0', 'M44.5 58.5q6 3 11-.8', 'M45 57.5q4 2.5 9 .3']

const fundo = (random: Random) => {
  const tone = random.int(0, fundos.length - 1)
  const forma = formas[(tone + random.int(0, 2)) % formas.length]
  const cx = random.int(15, 85)
  return `<rect width="100" height="100" fill="${fundos[tone]}"/>
<circle cx="${cx}" cy="${random.int(12, 50)}" r="${random.int(24, 40)}" fill="${forma}" opacity=".55"/>
<circle cx="${100 - cx}" cy="${random.int(60, 95)}" r="${random.int(14, 26)}" fill="${forma}" opacity=".4"/>`
}

type Retratado = { nome: string; feminino: boolean; ehaluno: boolean }

/** An illustrated portrait as SVG, always the same for the same person: an invented face, no photograph. */
export const avatarSvg = ({ nome, feminino, ehaluno }: Retratado): string => {
  const random = createRandom(`avatar ${nome}`)
  const pele = random.pick(peles)
  const cabelo = random.pick(ehaluno ? cabelos : [...cabelos, grisalho, grisalho, grisalho])
  const roupa = random.pick(roupas)
  const { atras, frente } = random.pick(feminino ? [comprido, crespo, coque, chanel] : [curto, crespo, franja])(cabelo)
  const traco = '#2b1f1a'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
${fundo(random)}
${atras}
<path d="M14 100c2-19 16-27 36-27s34 8 36 27z" fill="${roupa}"/>
<path d="M43 62h14v11c0 5-14 5-14 0z" fill="${pele}"/>
<path d="M43 66q7 5 14 0v3q-7 5-14 0z" fill="#000" opacity=".12"/>
<path d="M38 74q12 11 24 0l-3-1.5q-9 7-18 0z" fill="#fff" opacity=".75"/>
<ellipse cx="50" cy="46" rx="18" ry="21" fill="${pele}"/>
<circle cx="39" cy="54" r="3" fill="#d9534f" opacity=".16"/><circle cx="61" cy="54" r="3" fill="#d9534f" opacity=".16"/>
${olhos(traco)}
<path d="M50 48q2 4-.8 5" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.3" stroke-linecap="round"/>
<path d="${random.pick(bocas)}" fill="none" stroke="${traco}" stroke-width="1.6" stroke-linecap="round"/>
${frente}
${random.chance(0.3) ? oculos(traco) : ''}
</svg>`
}
