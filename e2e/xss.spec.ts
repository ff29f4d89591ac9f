import { type Page, expect, test } from '@playwright/test'
import { ask, sendMensagem } from './ask.ts'
import { expectInert, watchAttacks } from './hostil.ts'
import { signIn } from './signIn.ts'

/** People that no other test uses. */
const estudante = { email: 'eduarda.santos@puc.example', papel: 'ESTUDANTE' }
const docente = { email: 'fernando.quintela@puc.example', papel: 'PROFESSOR' }

/** One text for each kind of attack. It sets `window.xss` if it runs. */
const hostil = [
  '<img src=x onerror="window.xss=1">',
  '<script>window.xss=1</script>',
  '"><svg onload="window.xss=1">',
  '<iframe srcdoc="<script>parent.xss=1</script>"></iframe>',
  '<a href="javascript:window.xss=1">clique</a>',
  '<style>@import "//xss.example/x.css";</style><base href="//xss.example/">',
  '<details open ontoggle="window.xss=1">',
].join('\n')

const salvar = `mutation ($nome: String!, $sobre: String) {
  atualizarPerfil(input: { nome: $nome, sobre: $sobre }) { ... on AtualizarPerfilSuccess { usuario { codigo } } }
}`
const criarInteresse = `mutation ($nome: String!) {
  criarInteresse(input: { nome: $nome }) { ... on CriarInteresseSuccess { interesse { id nome } } }
}`
const publicar = `mutation ($input: CriarVagaInput!) {
  criarVaga(input: $input) { ... on CriarVagaSuccess { vagaEdge { node { id codigo } } } }
}`
/** Signs in and gives the person a hostile name and about text; resolves their REST id. */
async function changeProfile(page: Page, who: typeof estudante): Promise<string> {
  await signIn(page, who)
  const { atualizarPerfil } = await ask(page, salvar, { nome: '<img src=x onerror="window.xss=1">', sobre: hostil })
  return atualizarPerfil.usuario.codigo
}

/** A professor with a hostile vaga and interest, a student with a hostile profile, letter and message. */
async function fill(page: Page) {
  const professor = await changeProfile(page, docente)
  const { criarInteresse: made } = await ask(page, criarInteresse, { nome: '<svg onload="window.xss=1">' })
  const lists = await ask(page, '{ departamentos { id } tiposDeVaga { id tipo } instituicao { locais { id } } }')
  const monitoria = lists.tiposDeVaga.find(({ tipo }: { tipo: string }) => tipo === 'MONITORIA')
  const input = {
    titulo: '<img src=x onerror="window.xss=1"> "><script>window.xss=1</script>',
    descricao: hostil,
    departamento: lists.departamentos[0].id,
    local: lists.instituicao.locais[0].id,
    tipo: monitoria.id,
    interesses: [made.interesse.id],
  }
  const { criarVaga } = await ask(page, publicar, { input })
  const vaga = criarVaga.vagaEdge.node
  const aluno = await changeProfile(page, estudante)
  const apply = `mutation ($vaga: ID!, $carta: String) {
    candidatar(input: { vaga: $vaga, cartaDeMotivacao: $carta }) { __typename }
  }`
  await ask(page, apply, { vaga: vaga.id, carta: hostil })
  const interests = `mutation ($nomes: [String!]!) { salvarInteresses(input: { interesses: $nomes }) { __typename } }`
  await ask(page, interests, { nomes: [made.interesse.nome] })
  await sendMensagem(page, professor, hostil)
  return { professor, aluno, vaga }
}

test('text of people never runs as code', async ({ page }) => {
  test.slow()
  const attacks = watchAttacks(page)
  const visit = async (path: string) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText(/(onerror|onload)="window\.xss=1"/)
    await expectInert(page)
  }
  const { professor, aluno, vaga } = await fill(page)
  for (const path of [
    '/profile',
    `/profile/${professor}`,
    `/opportunities/${vaga.codigo}`,
    '/applications',
    `/messages?userId=${professor}`,
  ])
    await visit(path)

  await signIn(page, docente)
  const comunicado = `mutation ($vaga: ID!, $conteudo: String!, $chave: ID!) {
    enviarComunicado(input: { vaga: $vaga, conteudo: $conteudo, chave: $chave }) { __typename }
  }`
  await ask(page, comunicado, { vaga: vaga.id, conteudo: hostil, chave: crypto.randomUUID() })
  for (const path of [
    '/professor/opportunities',
    `/professor/opportunities/${vaga.codigo}`,
    `/professor/opportunities/${vaga.codigo}?aba=vaga`,
    `/professor/profile/${aluno}`,
    `/professor/messages?userId=${aluno}`,
    '/professor/notifications',
  ])
    await visit(path)
  expect(attacks).toEqual([])
})
