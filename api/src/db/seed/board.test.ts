import { loadInstituicao } from '../../instituicao.ts'
import { describe, expect, it } from 'vitest'
import { inspectPdf } from '../../arquivos/inspectPdf.ts'
import { tiposDePergunta } from '../schema/perguntas.ts'
import { etapas } from '../schema.ts'
import { mayMove } from '../../selecao/etapas.ts'
import { gerarBoard } from './board.ts'
import { catalogo } from './conteudo/catalogo.ts'
import { cursos, curriculo } from './conteudo/cursos.ts'
import { interessesPorCategoria } from './conteudo/interesses.ts'
import type { Semente } from './dados.ts'
import { dayAfter } from './datas.ts'

const tipos = ['Monitoria', 'Iniciação Científica', 'Estágio', 'Bolsa', 'Empresa Júnior', 'Laboratório']
const byName = (names: string[]) => new Map(names.map((name, index) => [name, index + 1]))

const semente: Semente = {
  hoje: new Date('2026-03-09T14:00:00-03:00'),
  scale: 1,
  senhaHash: 'a hash',
  referencias: {
    departamentos: byName(catalogo.map(({ nome }) => nome)),
    interesses: byName(Object.values(interessesPorCategoria).flat()),
    tipos: byName(tipos),
  },
}

const board = gerarBoard(semente)
const hoje = dayAfter(semente.hoje, 0)
const vagas = board.vagas.map(({ linha }) => linha)
const isAberta = ({ prazo, status }: (typeof vagas)[number]) =>
  prazo >= hoje && status !== 'finalizada' && status !== 'encerrada'

describe('the demo board', () => {
  it('is the same for the same day, and follows the day', () => {
    expect(gerarBoard(semente)).toEqual(board)
    const amanha = gerarBoard({ ...semente, hoje: new Date(semente.hoje.getTime() + 86_400_000) })
    expect(amanha.vagas.map(({ linha }) => linha.titulo)).toEqual(vagas.map(({ titulo }) => titulo))
    expect(amanha.vagas[0]?.linha.prazo).not.toBe(vagas[0]?.prazo)
  })

  it('has 240 vagas or more over all types, statuses and a dozen departments', () => {
    expect(vagas.length).toBeGreaterThanOrEqual(240)
    expect(new Set(vagas.map(({ tipoId }) => tipoId)).size).toBe(6)
    expect(new Set(vagas.map(({ status }) => status)).size).toBe(5)
    expect(new Set(vagas.map(({ departamentoId }) => departamentoId)).size).toBeGreaterThanOrEqual(12)
    expect(vagas.filter(isAberta).length).toBeGreaterThan(150)
  })

  it('has no two texts alike', () => {
    expect(new Set(vagas.map(({ titulo }) => titulo)).size).toBe(vagas.length)
    expect(new Set(vagas.map(({ descricao }) => descricao)).size).toBe(vagas.length)
  })

  it('has deadlines near, past and far, and vagas from minutes to months old', () => {
    const near = vagas.filter(vaga => isAberta(vaga) && vaga.prazo <= dayAfter(semente.hoje, 2))
    expect(near.length).toBeGreaterThanOrEqual(5)
    expect(vagas.filter(({ prazo }) => prazo < hoje).length).toBeGreaterThanOrEqual(20)
    expect(vagas.filter(({ prazo }) => prazo > dayAfter(semente.hoje, 60)).length).toBeGreaterThanOrEqual(5)
    const ages = vagas.map(({ criadoEm }) => semente.hoje.getTime() - criadoEm.getTime())
    expect(Math.min(...ages)).toBeLessThan(3_600_000)
    expect(Math.max(...ages)).toBeGreaterThan(150 * 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThan(0)
  })

  it('has vagas with different benefits, and some without', () => {
    for (const beneficio of ['remuneracao', 'desconto', 'horasComplementares', 'linkVaga'] as const)
      expect(vagas.filter(vaga => vaga[beneficio] !== null).length).toBeGreaterThanOrEqual(10)
    expect(vagas.some(vaga => !vaga.remuneracao && !vaga.desconto && !vaga.horasComplementares)).toBe(true)
    expect(vagas.some(vaga => [vaga.remuneracao, vaga.desconto, vaga.horasComplementares].includes(0))).toBe(false)
  })

  it('fits the limits of the forms, and leaves no placeholder', () => {
    for (const { titulo, descricao } of vagas) {
      expect(titulo.length).toBeGreaterThanOrEqual(5)
      expect(titulo.length).toBeLessThanOrEqual(120)
      expect(descricao.length).toBeGreaterThan(200)
      expect(descricao.length).toBeLessThan(2000)
    }
    for (const { cartaMotivacao } of board.candidaturas) expect(cartaMotivacao?.length ?? 0).toBeLessThanOrEqual(2000)
    for (const { conteudo } of board.mensagens) expect(conteudo.length).toBeLessThanOrEqual(1000)
    expect(JSON.stringify(board)).not.toMatch(/\{\w+\}|undefined|NaN/)
  })
})

describe('the people of the demo board', () => {
  const alunos = board.pessoas.filter(({ curso }) => curso !== null)

  it('are 150, some twenty of them professors, each with an e-mail that may register', () => {
    const { dominiosDeAluno, dominiosDeProfessor } = loadInstituicao('puc')
    expect(board.pessoas).toHaveLength(150)
    expect(board.pessoas.length - alunos.length).toBeGreaterThanOrEqual(20)
    expect(new Set(board.pessoas.map(({ linha }) => linha.email)).size).toBe(150)
    for (const { linha } of board.pessoas) {
      expect(linha.email).toMatch(/^[a-z0-9.]+@[a-z.]+$/)
      expect(linha.ehaluno ? dominiosDeAluno : dominiosDeProfessor).toContain(linha.email.split('@')[1])
      expect(linha.emailVerificadoEm).not.toBeNull()
    }
  })

  it("study many of the institution's courses, and no other", () => {
    expect(cursos).toEqual(loadInstituicao('puc').cursos)
    expect(new Set(alunos.map(({ curso }) => curso)).size).toBeGreaterThanOrEqual(20)
    for (const curso of cursos) expect(curriculo(curso).length).toBeGreaterThan(15)
  })

  it('have interests of eight categories or more, five to nine of each', () => {
    const sizes = Object.values(interessesPorCategoria).map(({ length }) => length)
    expect(sizes.length).toBeGreaterThanOrEqual(8)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9)
    expect(Object.keys(interessesPorCategoria)).toContain('Outros')
    for (const { interesses } of board.pessoas) expect(interesses.length).toBeGreaterThanOrEqual(3)
  })

  it('apply once to a vaga, after it was published and before its deadline', () => {
    const pairs = board.candidaturas.map(({ vagaId, candidatoId }) => `${vagaId} ${candidatoId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { vagaId, candidatoId, criadoEm } of board.candidaturas) {
      const vaga = vagas[vagaId - 1]
      expect(vaga && criadoEm >= vaga.criadoEm && dayAfter(criadoEm, 0) <= vaga.prazo).toBe(true)
      expect(board.pessoas[candidatoId - 1]?.curso).not.toBeNull()
    }
    expect(new Set(board.candidaturas.map(({ cartaMotivacao }) => cartaMotivacao === null)).size).toBe(2)
  })

  it('have consistent transcripts, some with complementary activities', () => {
    const donos = new Set(board.historico.map(({ usuarioId }) => usuarioId))
    expect(donos.size).toBeGreaterThan(60)
    expect(board.historico.some(({ codigoDisciplina }) => codigoDisciplina === 'ACP0900')).toBe(true)
    for (const { grau, situacao } of board.historico) {
      if (situacao === 'reprovado') expect(grau).toBeLessThan(5)
      if (situacao === 'cursando') expect(grau).toBeNull()
    }
  })
})

describe('the selections of the demo board', () => {
  const doGrupo = (vagaId: number) => board.candidaturas.filter(candidatura => candidatura.vagaId === vagaId)

  it('are decided and released if the vaga is over, with no more approved than there are places', () => {
    for (const { id, status, lugares } of vagas.filter(vaga => !isAberta(vaga) && vaga.status !== 'em_andamento')) {
      const etapas = doGrupo(id).map(({ etapa }) => etapa)
      expect(etapas.filter(etapa => etapa === 'aprovada').length, status).toBeLessThanOrEqual(lugares ?? 0)
      for (const etapa of etapas)
        expect(['aprovada', 'lista_de_espera', 'nao_selecionada', 'retirada']).toContain(etapa)
      expect(doGrupo(id).some(({ retida }) => retida)).toBe(false)
    }
  })

  it('are the result of their changes, each an allowed step', () => {
    for (const { id, candidatoId, etapa = 'recebida', retida = false, versao = 0 } of board.candidaturas) {
      const dela = board.mudancas.filter(({ candidaturaId }) => candidaturaId === id)
      let atual: (typeof board.mudancas)[number]['para'] = 'recebida'
      for (const { de, para, porId } of dela) {
        expect(de).toBe(atual)
        expect(mayMove(porId === candidatoId ? 'aluno' : 'professor', de, para)).toBe(true)
        atual = para
      }
      expect([etapa, retida, versao]).toEqual([atual, dela.at(-1)?.retida ?? false, dela.length])
    }
  })

  it('show the demo student every stage, none held back', () => {
    const suas = board.candidaturas.filter(({ candidatoId }) => candidatoId === 1)
    expect(new Set(suas.map(({ etapa = 'recebida' }) => etapa))).toEqual(new Set(etapas))
    expect(suas.some(({ retida }) => retida)).toBe(false)
  })

  it('have decisions of the demo professor to release, of one vaga at a set time', () => {
    const dela = vagas.filter(({ autorId }) => autorId === 2)
    const retidas = dela.map(({ id, divulgacaoEm }) => [
      doGrupo(id).filter(({ retida }) => retida).length,
      divulgacaoEm?.toISOString() ?? null,
    ])
    expect(retidas.filter(([count]) => count).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [2, `${dayAfter(semente.hoje, 2)}T21:00:00.000Z`],
      [3, null],
    ])
  })
})

describe('what the demo professor writes about candidaturas', () => {
  it('is about her own vagas only, with ratings, labels and notes', () => {
    const dela = new Set(vagas.filter(({ autorId }) => autorId === 2).map(({ id }) => id))
    const vagaDe = new Map(board.candidaturas.map(({ id, vagaId }) => [id, vagaId]))
    for (const { candidaturaId } of [...board.avaliacoes, ...board.anotacoes]) {
      expect(dela.has(vagaDe.get(candidaturaId) ?? 0)).toBe(true)
    }
    expect(board.avaliacoes.filter(({ nota }) => nota).length).toBeGreaterThan(10)
    expect(new Set(board.avaliacoes.flatMap(({ etiquetas = [] }) => etiquetas)).size).toBe(5)
    expect(board.anotacoes.length).toBeGreaterThan(3)
    for (const { autorId, criadoEm } of board.anotacoes) {
      expect(autorId).toBe(2)
      expect(criadoEm.getTime()).toBeLessThan(semente.hoje.getTime())
    }
  })
})

describe('the demo accounts', () => {
  const [aluna, professora] = board.pessoas

  it("are a student with candidaturas, the last three to the professor's open vagas, and her transcript", () => {
    expect(aluna?.linha).toMatchObject({ id: 1, email: 'aluna@puc.example', ehaluno: true })
    const suas = board.candidaturas.filter(({ candidatoId }) => candidatoId === 1)
    expect(suas).toHaveLength(7)
    const daProfessora = vagas.filter(vaga => isAberta(vaga) && vaga.autorId === 2).map(({ id }) => id)
    expect(suas.map(({ vagaId }) => daProfessora.includes(vagaId))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect(board.historico.filter(({ usuarioId }) => usuarioId === 1).length).toBeGreaterThan(15)
    expect(board.vagas.some(({ interesses }) => interesses.some(nome => aluna?.interesses.includes(nome)))).toBe(true)
  })

  it('are a professor with eight vagas or more and many candidates', () => {
    expect(professora?.linha).toMatchObject({ id: 2, email: 'professora@inf.puc.example', ehaluno: false })
    const dela = vagas.filter(({ autorId }) => autorId === 2).map(({ id }) => id)
    expect(dela.length).toBeGreaterThanOrEqual(8)
    expect(board.candidaturas.filter(({ vagaId }) => dela.includes(vagaId)).length).toBeGreaterThan(60)
  })

  it('both have unread messages', () => {
    for (const id of [1, 2]) {
      const unread = board.mensagens.filter(({ destinatarioId, lidaEm }) => destinatarioId === id && lidaEm === null)
      expect(unread.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the answers of candidates on the demo board', () => {
  const dela = new Set(vagas.filter(({ autorId }) => autorId === 2).map(({ id }) => id))

  it('belong to three vagas of the demo professor, one of which the demo student applied to, with questions of each kind', () => {
    const pedem = [...new Set(board.perguntas.map(({ vagaId }) => vagaId))]
    expect(pedem).toHaveLength(3)
    expect(new Set(board.perguntas.map(({ tipo }) => tipo))).toEqual(new Set(tiposDePergunta))
    for (const vagaId of pedem) {
      expect(dela).toContain(vagaId)
      expect(board.pedidosDeArquivo).toContainEqual(expect.objectContaining({ vagaId, pedido: 'opcional' }))
    }
    const candidatosDe = (vagaId: number) =>
      board.candidaturas.filter(candidatura => candidatura.vagaId === vagaId).map(({ candidatoId }) => candidatoId)
    expect(pedem.filter(vagaId => candidatosDe(vagaId).includes(1))).toHaveLength(1)
  })

  it('are complete and valid for their questions', () => {
    for (const { id, vagaId, obrigatoria, opcoes = [] } of board.perguntas) {
      const dadas = board.respostas.filter(({ perguntaId }) => perguntaId === id)
      const candidatas = board.candidaturas.filter(candidatura => candidatura.vagaId === vagaId)
      if (obrigatoria) expect(dadas).toHaveLength(candidatas.length)
      for (const { valor, candidaturaId } of dadas) {
        expect(candidatas.some(candidatura => candidatura.id === candidaturaId)).toBe(true)
        if (opcoes.length > 0) expect(opcoes).toContain(valor)
      }
    }
  })

  it('have two files per vaga, which an upload would accept', () => {
    expect(board.arquivosEnviados).toHaveLength(6)
    for (const { chave, tamanho } of board.arquivosEnviados) {
      const bytes = board.arquivos.find(arquivo => arquivo.chave === chave)?.bytes
      expect(bytes?.length).toBe(tamanho)
      expect(bytes && inspectPdf(bytes)).toBeNull()
    }
  })

  it('share some transcripts with the demo professor, and none with others', () => {
    const compartilhadas = board.candidaturas.filter(({ compartilhaHistorico }) => compartilhaHistorico)
    expect(compartilhadas.length).toBeGreaterThan(20)
    for (const { vagaId } of compartilhadas) expect(dela).toContain(vagaId)
    expect(compartilhadas.filter(({ candidatoId }) => candidatoId === 1)).toHaveLength(1)
  })
})

describe('the interviews of the demo board', () => {
  it('a colleague manages a vaga of hers, and she is invited to one of theirs', () => {
    const [aceito, convite] = board.gestores
    const autorDe = (id: number | undefined) => vagas.find(vaga => vaga.id === id)?.autorId
    expect([autorDe(aceito?.vagaId), aceito?.aceitoEm]).toEqual([2, expect.any(Date)])
    expect(autorDe(convite?.vagaId)).toBe(aceito?.usuarioId)
    expect([convite?.usuarioId, convite?.aceitoEm]).toEqual([2, undefined])
  })

  it('are in the future, for one vaga, half an hour each; the demo student and two others have chosen', () => {
    const { horarios, candidaturas } = board
    expect(horarios).toHaveLength(8)
    expect(new Set(horarios.map(({ vagaId }) => vagaId)).size).toBe(1)
    for (const { inicio } of horarios) expect(inicio.getTime()).toBeGreaterThan(semente.hoje.getTime())
    const escolhidas = horarios.flatMap(({ candidaturaId }) => candidaturas.filter(({ id }) => id === candidaturaId))
    expect(escolhidas.map(({ etapa }) => etapa)).toEqual(['entrevista', 'entrevista', 'entrevista'])
    expect(escolhidas.filter(({ candidatoId }) => candidatoId === 1)).toHaveLength(1)
  })
})
