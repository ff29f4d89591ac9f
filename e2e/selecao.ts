import { type Page, expect } from '@playwright/test'
import { ask, post } from './ask.ts'
import { aluna } from './signIn.ts'

/** A vaga of the signed-in professor that no other test uses. */
export async function publish(page: Page, words = 'Monitoria de Seleções') {
  const titulo = `${words} ${Date.now()}${Math.random().toString().slice(2, 6)}`
  const { departamentos, tiposDeVaga, instituicao } = await ask(
    page,
    '{ departamentos { id } tiposDeVaga { id } instituicao { locais { id } } }',
  )
  const input = {
    titulo,
    descricao: 'Ajudar os calouros nas listas.',
    departamento: departamentos[0].id,
    local: instituicao.locais[1].id,
    tipo: tiposDeVaga[0].id,
  }
  const { criarVaga } = await ask(
    page,
    `mutation ($input: CriarVagaInput!) { criarVaga(input: $input) {
      ... on CriarVagaSuccess { vagaEdge { node { id codigo } } } } }`,
    { input },
  )
  const { id, codigo } = criarVaga.vagaEdge.node
  return { id, titulo, url: `/professor/opportunities/${codigo}`, studentUrl: `/opportunities/${codigo}` }
}

/** Publishes a vaga, lets students of the seed apply to it, and opens it. */
export async function openVagaWithCandidates(page: Page, count: number) {
  const vaga = await publish(page)
  await apply(page, vaga.id, await studentsOfTheSeed(page, count))
  await page.goto(vaga.url)
  return vaga
}

/** Opens a vaga of the seed that has candidates, letters, interviews and held decisions. */
export async function openVagaOfTheSeed(page: Page) {
  const { viewer } = await ask(page, '{ viewer { minhasVagas(first: 100) { edges { node { codigo titulo } } } } }')
  const { node } = viewer.minhasVagas.edges.find(({ node }: { node: { titulo: string } }) =>
    /INF1007/.test(node.titulo),
  )
  await page.goto(`/professor/opportunities/${node.codigo}`)
}

/** E-mails of students of the seed, always in the same order. */
export async function studentsOfTheSeed(page: Page, count: number): Promise<string[]> {
  const { viewer } = await ask(page, '{ viewer { minhasVagas(first: 100) { edges { node { codigo } } } } }')
  const emails = new Set<string>()
  for (const { node } of viewer.minhasVagas.edges.toReversed()) {
    const answer = await ask(
      page,
      'query ($codigo: ID!) { vaga(codigo: $codigo) { candidaturas(first: 200) { edges { node { candidato { email } } } } } }',
      { codigo: node.codigo },
    )
    for (const { node } of answer.vaga.candidaturas.edges)
      if (node.candidato.email !== aluna.email) emails.add(node.candidato.email)
    if (emails.size >= count) break
  }
  return [...emails].slice(0, count)
}

/** More than a list shows at once. */
const carta = 'Gosto de ensinar, e tenho duas tardes livres por semana. '.repeat(12)

/** They apply with a letter, through the API. */
export async function apply(page: Page, vaga: string, emails: string[]) {
  for (const email of emails) {
    const entrar = `mutation ($input: EntrarInput!) { entrar(input: $input) { ... on EntrarSuccess { token } } }`
    const input = { email, senha: 'demo1234', papel: 'ESTUDANTE' }
    const { data } = await post(page, entrar, { input })
    const query =
      'mutation ($vaga: ID!, $carta: String!) { candidatar(input: { vaga: $vaga, cartaDeMotivacao: $carta }) { __typename } }'
    const applied = await post(page, query, { vaga, carta }, { authorization: `Bearer ${data.entrar.token}` })
    expect(applied.data.candidatar.__typename).toBe('CandidatarSuccess')
  }
}
