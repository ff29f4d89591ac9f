import { expect, test } from 'vitest'
import { tiposDeAviso } from '../notificacoes/avisos.ts'
import { toMudancaDeEtapa, toRedefinicao, toSenhaAlterada, toVerificacao } from './cartas.ts'
import { toResumo } from './cartasDeAviso.ts'

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
    'https://vagas.puc.example/reset-password?token=a-long-random-token_of-the-link',
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

const mudanca = { vagaId: 7, vaga: 'Monitoria de Redes', vistoPara: 'entrevista', palavra: null } as const

test('about a stage quote the message as text, line by line, and link to the vaga', () => {
  const palavra = 'Sexta, 14h.\nTraga <img src=x onerror="alert(1)"> & cia.'
  const { subject, text, html, link } = toMudancaDeEtapa(casa, rita, { ...mudanca, palavra })
  expect([subject, link]).toEqual([
    'Sua candidatura chegou à entrevista: Monitoria de Redes',
    'https://vagas.puc.example/opportunities/7',
  ])
  for (const body of [text, html]) expect(body).toContain('Há novidades da sua candidatura a “Monitoria de Redes”, com')
  expect(text).toContain('> Sexta, 14h.\n> Traga <img src=x onerror="alert(1)"> & cia.')
  expect(html).toContain('Sexta, 14h.\nTraga &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; cia.</blockquote>')
})

test('about a stage have no quote without a message', () => {
  const { text, html } = toMudancaDeEtapa(casa, rita, mudanca)
  for (const body of [text, html]) expect(body).toContain('Há novidades da sua candidatura a “Monitoria de Redes”.')
  expect(text).not.toContain('>')
  expect(html).not.toContain('<blockquote')
})

test('load nothing, run nothing and stay small', () => {
  for (const { html } of [...letters, toSenhaAlterada(casa, rita), toMudancaDeEtapa(casa, rita, mudanca)]) {
    expect(html).not.toMatch(/<(img|script|link|style|iframe)|src=|url\(|@import/i)
    expect(html.length).toBeLessThan(4000)
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

test('call every kind of a summary as one says it to its reader', () => {
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
