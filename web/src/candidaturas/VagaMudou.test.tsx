import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { changed } from '../relay/topics.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'
import { lida, lista, naEtapa } from './testing/candidaturas.ts'
import './VagaAntes.tsx'

const [pagina, comparacao] = ['CandidaturasListPaginationQuery', 'VagaAntesQuery']

const agora = umaVaga({
  id: 'vaga-12',
  titulo: 'Vaga 12',
  descricao: 'Plantões à tarde.\nNa sala 5.',
  prazo: '2099-12-31',
  remuneracao: 600,
  status: 'EM_ANALISE',
  minhaCandidatura: { id: 'situacao-12', etapa: 'EM_ANALISE' },
})
const antes = {
  ...umaVaga({
    titulo: 'Vaga doze',
    descricao: 'Plantões de manhã.\nNa sala 4.',
    prazo: '2099-11-30',
    departamento: 'Matemática',
  }),
  mudou: ['TITULO', 'DESCRICAO', 'PRAZO', 'REMUNERACAO'],
}
const minha = (vagaOriginal: object | null) => ({ ...naEtapa('12', 'EM_ANALISE'), vaga: agora, vagaOriginal })
const abrir = (vagaOriginal: object | null = antes) => renderRoute('/applications', lista([minha(vagaOriginal)]))

const aviso = (campos: string) => screen.queryByText(`Esta oportunidade mudou desde a sua candidatura: ${campos}.`)
const button = (name: string) => screen.getByRole('button', { name })
const campo = (nome: string) =>
  within(screen.getByText(nome).closest('div') ?? document.body)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('names the changed fields of the vaga, and shows old and new values on demand', async () => {
  const { user, pending, variables, resolve } = await abrir()
  expect(aviso('título, descrição, prazo, remuneração')).toBeTruthy()
  expect(pending()).toEqual([])
  await user.click(button('Ver o que mudou em Vaga 12'))
  expect(pending()).toEqual([comparacao])
  expect(variables(comparacao)).toEqual({ codigo: '12' })
  await resolve(lida('12', minha(antes)), comparacao)
  expect(campo('título')).toEqual(['Antes:Vaga doze', 'Agora:Vaga 12'])
  expect(campo('descrição')).toEqual(['Antes:Plantões de manhã.\nNa sala 4.', 'Agora:Plantões à tarde.\nNa sala 5.'])
  expect(campo('prazo')).toEqual(['Antes:30 de novembro de 2099', 'Agora:31 de dezembro de 2099'])
  expect(campo('remuneração')).toEqual(['Antes:Não oferece', `Agora:R$\u00a0600,00`])
  expect(screen.queryByText('local')).toBeNull()
  await user.click(button('Ocultar o que mudou em Vaga 12'))
  expect(screen.queryByText('Antes:')).toBeNull()
})

test('shows hours, modality and the promised answer as they were, and as they are', async () => {
  const mudou = ['HORAS_SEMANAIS', 'MODALIDADE', 'RESPOSTA_ATE']
  const original = { ...antes, mudou, horasSemanais: null, modalidade: 'PRESENCIAL', respostaAte: '2100-01-20' }
  const { user, resolve } = await abrir(original)
  await user.click(button('Ver o que mudou em Vaga 12'))
  const depois = { ...agora, horasSemanais: 12, modalidade: 'HIBRIDO', respostaAte: null }
  await resolve(lida('12', { ...minha(original), vaga: depois }), comparacao)
  expect(campo('carga horária')).toEqual(['Antes:Não informado', 'Agora:12h semanais'])
  expect(campo('modalidade')).toEqual(['Antes:Presencial', 'Agora:Híbrida'])
  expect(campo('data da resposta')).toEqual(['Antes:20 de janeiro de 2100', 'Agora:Não informado'])
})

test('shows the old and the new requirements of the vaga', async () => {
  const pedido = { crMinimo: 7, disciplinas: [], periodoDe: null, periodoAte: 4, cursos: [], fechada: false }
  const original = { ...antes, mudou: ['REQUISITOS'], requisitos: pedido }
  const nada = { ...pedido, crMinimo: null, periodoAte: null }
  const { user, resolve } = await abrir(original)
  await user.click(button('Ver o que mudou em Vaga 12'))
  const candidatura = { ...minha(original), vaga: { ...agora, requisitos: nada } }
  await resolve(lida('12', candidatura), comparacao)
  expect(campo('requisitos')).toEqual(['Antes:CR mínimo de 7,0\nAté o 4º período', 'Agora:Nenhum'])
})

test('says nothing if nothing changed or the upstream keeps no versions', async () => {
  await abrir(null)
  expect(screen.queryByText(/^Esta oportunidade mudou/)).toBeNull()
  expect(screen.queryByRole('button', { name: /o que mudou/ })).toBeNull()
})

test('leaves out a changed field that only a newer server knows', async () => {
  const novo = { ...antes, mudou: ['PRAZO', 'CAMPO_NOVO'] }
  const { user, resolve } = await abrir(novo)
  expect(aviso('prazo')).toBeTruthy()
  await user.click(button('Ver o que mudou em Vaga 12'))
  await resolve(lida('12', minha(novo)), comparacao)
  expect(screen.getAllByText('Antes:')).toHaveLength(1)
})

test('updates after an edit and after its reversal', async () => {
  const { environment, resolve } = await abrir(null)
  await act(async () => changed(environment, 'candidaturas'))
  await resolve(lista([minha({ ...antes, mudou: ['PRAZO'] })]), pagina)
  expect(aviso('prazo')).toBeTruthy()
  await act(async () => changed(environment, 'candidaturas'))
  await resolve(lista([minha(null)]), pagina)
  expect(aviso('prazo')).toBeNull()
})

test('updates what changed after a gap of the stream', async () => {
  const { environment, user, resolve } = await abrir()
  await user.click(button('Ver o que mudou em Vaga 12'))
  await resolve(lida('12', minha(antes)), comparacao)
  await act(async () => changed(environment, '*'))
  await resolve(lida('12', minha({ ...antes, mudou: ['PRAZO'] })), comparacao)
  expect(screen.queryByText('título')).toBeNull()
  expect(campo('prazo')).toEqual(['Antes:30 de novembro de 2099', 'Agora:31 de dezembro de 2099'])
})

test('offers a retry if the changes failed to load, and keeps the rest of the card', async () => {
  const { user, pending, reject, resolve } = await abrir()
  await user.click(button('Ver o que mudou em Vaga 12'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), comparacao)
  expect(screen.getByText('Erro ao carregar o que mudou')).toBeTruthy()
  expect(button('Detalhes da candidatura a Vaga 12')).toBeTruthy()
  await user.click(button('Tentar novamente'))
  expect(pending()).toEqual([comparacao])
  await resolve(lida('12', minha(antes)), comparacao)
  expect(campo('prazo')).toEqual(['Antes:30 de novembro de 2099', 'Agora:31 de dezembro de 2099'])
})
