import { expect, test } from 'vitest'
import { tiposDeAviso } from '../notificacoes/avisos.ts'
import { toConvite, toEntrevista, toMudancaDeEtapa, toRedefinicao, toSenhaAlterada, toVerificacao } from './cartas.ts'
import { toAviso, toRecibo, toResumo } from './cartasDeAviso.ts'

const casa = { publicUrl: 'https://vagas.puc.example', sigla: 'PUC' }
const rita = { email: 'rita@puc.example', usuario: 'Rita Prado', ehaluno: true }

const letters = [toVerificacao(casa, rita, 'ABCDE-12345'), toRedefinicao(casa, rita, 'a-long-random-token_of-the-link')]

test('say the same in text and in HTML, and link to the site', () => {
  for (const { text, html, link, subject } of letters) {
    for (const body of [text, html]) {
      expect(body).toContain('Olá, Rita!')
      expect(body).toContain(link)
      expect(body).toContain('1 hora')
      expect(body).toContain('ignore este e-mail')
    }
    expect(html).toContain(`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>`)
  }
  expect(letters.map(({ link }) => link)).toEqual([
    'https://vagas.puc.example/verify-email?token=ABCDE-12345',
    'https://vagas.puc.example/reset-password?token=a-long-random-token_of-the-link#conta=rita%40puc.example',
  ])
})

test('show a code only in a verification', () => {
  const [verificacao, redefinicao] = letters
  expect(verificacao?.text).toContain('código na página de confirmação: ABCDE-12345')
  expect(redefinicao?.text).not.toContain('código')
})

test('about a new password say what to do if it was somebody else, and carry no token', () => {
  const { text, html, link } = toSenhaAlterada(casa, rita)
  for (const body of [text, html]) {
    expect(body).toContain('Olá, Rita!')
    expect(body).toContain('Se não foi você, crie uma nova senha agora.')
    expect(body).toContain('https://vagas.puc.example/forgot-password')
  }
  expect(link).not.toContain('token')
})

const mudanca = {
  vagaId: 7,
  vaga: 'Monitoria de Redes',
  vistoPara: 'entrevista',
  palavra: null,
  finaliza: false,
} as const

test('about a stage quote the message as text, line by line, and link to the vaga', () => {
  const palavra = 'Sexta, 14h.\nTraga <img src=x onerror="alert(1)"> & cia.'
  const { subject, text, html, link } = toMudancaDeEtapa(casa, rita, { ...mudanca, palavra })
  expect([subject, link]).toEqual([
    'Sua candidatura chegou à entrevista: Monitoria de Redes',
    'https://vagas.puc.example/opportunities/7',
  ])
  for (const body of [text, html])
    expect(body).toContain(
      'A sua candidatura a “Monitoria de Redes” chegou à entrevista. Quem cuida da seleção escreveu:',
    )
  expect(text).toContain('> Sexta, 14h.\n> Traga <img src=x onerror="alert(1)"> & cia.')
  expect(html).toContain('Sexta, 14h.\nTraga &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; cia.</blockquote>')
})

test('about a stage have no quote without a message', () => {
  const { text, html } = toMudancaDeEtapa(casa, rita, mudanca)
  for (const body of [text, html]) {
    expect(body).toContain('A sua candidatura a “Monitoria de Redes” chegou à entrevista.')
    expect(body).not.toContain('escreveu')
  }
  expect(text).not.toContain('>')
  expect(html).not.toContain('<blockquote')
})

test('load nothing, run nothing and stay small', () => {
  for (const { html } of [...letters, toSenhaAlterada(casa, rita), toMudancaDeEtapa(casa, rita, mudanca)]) {
    expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(|@import/i)
    expect(html.length).toBeLessThan(5000)
  }
})

/** The contrast of two colours, as WCAG 2 computes it. */
const contrastOf = (one: string, other: string): number => {
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('are readable in light and in dark clients: each text has a contrast of 4.5 on its ground', () => {
  const { html } = toMudancaDeEtapa(casa, { ...rita, escolha: { avisos: '/a', cancelar: '/c' } }, mudanca)
  const code = toVerificacao(casa, rita, 'ABCDE-12345').html
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const light = (name: string, property: string) =>
    new RegExp(`class="${name}"[^>]*[";]${property}:(#\\w{6})`).exec(`${html}${code}`)?.[1]
  const dark = (name: string, property: string) =>
    new RegExp(`\\.${name}[^{]*\\{[^}]*\\b${property}:(#\\w{6})!important`).exec(html)?.[1]
  for (const colourOf of [light, dark]) {
    const [fundo, cartao] = [colourOf('fundo', 'background') ?? '', colourOf('cartao', 'background') ?? '']
    const pairs = [
      ...['fraco', 'marca', 'link'].flatMap(name => [fundo, cartao].map(ground => [colourOf(name, 'color'), ground])),
      [colourOf('marca', 'color'), colourOf('quadro', 'background')],
      ...[fundo, cartao].map(ground => [colourOf('fundo', 'color'), ground]),
      ...['botao', 'codigo'].map(name => [colourOf(name, 'color'), colourOf(name, 'background')]),
    ]
    for (const [text, ground] of pairs) {
      expect(contrastOf(text ?? expect.fail(), ground ?? expect.fail()), `${text} on ${ground}`).toBeGreaterThan(4.5)
    }
  }
})

test.each([
  ['https://evil.example agora'],
  ['<b>Rita</b>'],
  ['Ganhe-um-prêmio-em-evil.example'],
  ['x'.repeat(31)],
  ['=cmd'],
  [''],
])('carry no message of whoever registered somebody else as %j', usuario => {
  const { text, html } = toVerificacao(casa, { ...rita, usuario }, 'ABCDE-12345')
  expect(text.startsWith('Olá!\n')).toBe(true)
  if (usuario) for (const body of [text, html]) expect(body).not.toContain(usuario.split(' ')[0])
})

test('greet names as they are written', () => {
  for (const usuario of ['Conceição', 'João-Pedro Sá', "D'Ávila", 'Zé']) {
    const { text } = toVerificacao(casa, { ...rita, usuario }, 'ABCDE-12345')
    expect(text).toContain(`Olá, ${usuario.split(' ')[0]}!`)
  }
})

test('name each kind of a summary in the words of its reader', () => {
  const fato = {
    titulo: 'Titulo',
    descricao: 'Descricao',
    rotulo: null,
    href: null,
    vaga: null,
    autorId: null,
    conteudo: null,
  }
  const mail = toResumo(
    casa,
    rita,
    tiposDeAviso.map((tipo, notificacaoId) => ({ ...fato, tipo, notificacaoId })),
  )
  expect(mail?.text).toContain('Novas oportunidades para você\n')
  expect(mail?.text).not.toMatch(/\b(me|mim|minhas?|meus?)\b(?! avisos)/)
})

const vaga = 'Monitoria de Redes'
const quando = 'segunda-feira, 9 de março, às 14:00 (30 minutos)'
const doAluno = { vagaId: 7, vaga, quando, onde: null }
const aviso = { notificacaoId: 1, rotulo: null, href: null, vaga, autorId: 3, conteudo: null }
const enviado = { vagaId: 7, vaga, carta: null, compartilhaHistorico: false, arquivo: null, respostas: [] }

test.each([
  ...tiposDeAviso.map(tipo => toAviso(casa, rita, { ...aviso, tipo, titulo: 'Titulo', descricao: 'Descricao.' })),
  toAviso(casa, rita, { ...aviso, tipo: 'comunicado', titulo: 'Titulo', descricao: '', conteudo: 'Oi' }),
  toMudancaDeEtapa(casa, rita, mudanca),
  toEntrevista(casa, rita, { ...doAluno, titulo: 'Sua entrevista está marcada' }),
  toConvite(casa, rita, { vaga, por: 'Bia', visivel: true }),
  toRecibo(casa, rita, enviado),
])('about a vaga name it in the subject: $subject', ({ subject }) => {
  expect(subject).toContain(vaga)
})

test.each([
  [
    'entrevistas',
    'Ana escolheu um horário de entrevista',
    `${vaga}: ${quando}.`,
    `Ana escolheu um horário de entrevista. ${vaga}: ${quando}.`,
  ],
  ['retiradas', 'Ana retirou a candidatura', vaga, `Ana retirou a candidatura a “${vaga}”.`],
  [
    'candidaturas',
    `3 novas candidaturas em ${vaga}`,
    'Comece pela primeira.',
    `3 novas candidaturas em ${vaga}. Comece pela primeira.`,
  ],
  [
    'finalizada',
    'A seleção mudou de status',
    'A seleção de “Óptica” foi finalizada.',
    'A seleção de “Óptica” foi finalizada.',
  ],
])('of the kind %s say what happened in their text', (tipo, titulo, descricao, sentence) => {
  expect(toAviso(casa, rita, { ...aviso, tipo, titulo, descricao }).text).toContain(`\n${sentence}\n`)
})

test('about an interview say what happened, of which vaga, when and where', () => {
  const titulo = 'Sua entrevista está marcada'
  const marcada = toEntrevista(casa, rita, { ...doAluno, titulo, onde: 'Sala 5' }).text
  expect(marcada).toContain(`Na seleção de “${vaga}”, sua entrevista está marcada: ${quando}, em:\n\n> Sala 5`)
})

test('about the last stage say that the selection has ended', () => {
  const { text } = toMudancaDeEtapa(casa, rita, { ...mudanca, vistoPara: 'aprovada', palavra: 'Oi', finaliza: true })
  expect(text).toContain(
    `A sua candidatura a “${vaga}” foi aprovada. A seleção foi finalizada. Quem cuida da seleção escreveu:\n\n> Oi`,
  )
})
