/**
 * Draws the pictures of link previews (web/public/previas): the board with a large note for each kind of vaga, and one for
 * all others. Run it after a change of the design, with the names and tones of web/src/tags/tipos.ts, and commit what it
 * writes.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { root } from './run.mjs'

const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test')

/** The light theme (web/src/ui/theme.css.ts). */
const primary = { soft: '#dcece9', edge: '#a9cfca', solid: '#0f5a55' }
const [surface, text, muted, line, pin] = ['#fffdf9', '#221d17', '#655c50', '#e4dccf', '#c2611a']

const previews = {
  monitoria: { nome: 'Monitoria', tone: '#3568bd' },
  'iniciacao-cientifica': { nome: 'Iniciação Científica', tone: '#7a53bf' },
  estagio: { nome: 'Estágio', tone: '#4c8a37' },
  bolsa: { nome: 'Bolsa', tone: '#b97a12' },
  'empresa-jr': { nome: 'Empresa Júnior', tone: '#bd416d' },
  laboratorio: { nome: 'Laboratório', tone: '#1c8196' },
  geral: { nome: 'Oportunidades', tone: primary.solid },
}

const font = readFileSync(path.join(root, 'web/src/ui/fonts/bricolage-grotesque.woff2')).toString('base64')

/** A sheet of paper with a title and lines, and its pin. */
const folha = (at, tone) => `<g transform="${at}">
  <rect x="6" y="10" width="240" height="244" rx="20" fill="#221d17" opacity=".18"/>
  <rect width="240" height="244" rx="20" fill="${surface}" stroke="${line}" stroke-width="2"/>
  <path d="M44 56h84" stroke="${tone}" stroke-width="28" stroke-linecap="round"/>
  <path d="M38 116h164M38 152h130M38 188h150" stroke="${line}" stroke-width="14" stroke-linecap="round"/>
  <circle cx="120" cy="4" r="14" fill="${pin}"/>
</g>`

const draw = ({ nome, tone }) => `<!doctype html><style>
  @font-face { font-family: Board; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
  body { margin: 0; font-family: Board }
  svg { position: absolute }
  main { position: absolute; inset: 96px auto 96px 96px; width: 560px; padding: 56px; box-sizing: border-box;
    background: ${surface}; border: 2px solid ${line}; border-radius: 24px; box-shadow: 8px 14px 0 rgb(34 29 23 / 16%);
    display: flex; flex-direction: column; justify-content: center; gap: 28px }
  main::before { content: ''; position: absolute; top: -18px; left: 262px; width: 36px; height: 36px;
    border-radius: 50%; background: ${pin} }
  i { width: 132px; height: 24px; border-radius: 12px; background: ${tone} }
  h1 { margin: 0; color: ${text}; font-size: 76px; line-height: 1.02; font-weight: 700; letter-spacing: -.02em }
  p { margin: 0; color: ${muted}; font-size: 34px }
</style>
<svg width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${primary.edge}"/>
  <rect x="28" y="28" width="1144" height="574" rx="28" fill="${primary.soft}"/>
  ${folha('translate(704 92) rotate(6)', tone)}
  ${folha('translate(890 270) rotate(-5)', primary.solid)}
</svg>
<main><i></i><h1>${nome}</h1><p>Mural Acadêmico</p></main>`

const folder = path.join(root, 'web/public/previas')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [name, preview] of Object.entries(previews)) {
  await page.setContent(draw(preview))
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
}
await browser.close()
