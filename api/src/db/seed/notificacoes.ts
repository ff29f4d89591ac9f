import { toQuem } from '../../notificacoes/notify.ts'
import { isDestino, tituloDe } from '../../selecao/etapas.ts'
import { describeMudanca } from '../../selecao/mudancas.ts'
import type { notificacoes } from '../schema/rede.ts'
import type { CandidaturaGerada } from './candidaturas.ts'
import type { ConexaoGerada } from './conexoes.ts'
import { elementAt, groupBy } from './dados.ts'
import type { Pessoa, Semente, VagaGerada } from './dados.ts'
import { minutesBefore } from './datas.ts'
import type { MensagemGerada } from './mensagens.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import type { MudancaGerada } from './selecao.ts'

type NotificacaoGerada = Omit<typeof notificacoes.$inferInsert, 'criadoEm'> & { criadoEm: Date }

const lida = (criadoEm: Date, hoje: Date, random: Random): Date | null =>
  criadoEm < minutesBefore(hoje, 60 * 24 * 7) || (random.chance(0.4) && criadoEm < minutesBefore(hoje, 600))
    ? minutesBefore(criadoEm, -30)
    : null

type Fato = Pick<NotificacaoGerada, 'tipo' | 'icone' | 'titulo' | 'descricao' | 'vagaId'> & {
  criadoEm: Date
  acao?: [string, string]
}

type NomeDe = (id: number) => string

const novaVaga = ({ linha, departamento }: VagaGerada): Fato => ({
  tipo: 'oportunidade',
  icone: 'calendar',
  titulo: 'Nova oportunidade para você',
  descricao: `${linha.titulo}, em ${departamento}, combina com seus interesses.`,
  criadoEm: linha.criadoEm,
  vagaId: linha.id,
  acao: ['Me inscrever', `/opportunities/${linha.id}`],
})

const novaConexao = ({ outroId, criadoEm }: ConexaoGerada, quemDe: NomeDe): Fato => ({
  tipo: 'conexao',
  icone: 'link',
  titulo: 'Conexão aceita',
  descricao: `${quemDe(outroId)} agora faz parte da sua rede.`,
  criadoEm,
  acao: ['Ver perfil', `/profile/${outroId}`],
})

const novaCandidatura = (
  { id, vagaId, candidatoId, criadoEm }: CandidaturaGerada & { id: number },
  vagas: VagaGerada[],
  nomeDe: NomeDe,
): Fato => ({
  tipo: 'candidatura',
  icone: 'user',
  titulo: 'Nova candidatura',
  descricao: `${nomeDe(candidatoId)} se candidatou a ${elementAt(vagas, vagaId - 1).linha.titulo}.`,
  criadoEm,
  vagaId,
  acao: ['Ver candidato', `/professor/opportunities/${vagaId}/candidates/${id}`],
})

const engajamento = (pessoa: Pessoa, criadoEm: Date, random: Random): Fato => ({
  tipo: 'engajamento',
  icone: 'award',
  titulo: pessoa.curso === null ? 'Suas vagas estão em alta' : `Você alcançou o nível ${random.int(2, 6)}`,
  descricao:
    pessoa.curso === null
      ? `Suas oportunidades tiveram ${random.int(40, 320)} visualizações nesta semana.`
      : 'Perfil completo, histórico importado e participação em dia: +100 pontos.',
  criadoEm,
})

const novaMensagem = ({ remetenteId, criadoEm }: MensagemGerada, quemDe: NomeDe): Fato => ({
  tipo: 'mensagem',
  icone: 'user',
  titulo: 'Nova mensagem',
  descricao: `${quemDe(remetenteId)} enviou uma mensagem para você.`,
  criadoEm,
  acao: ['Responder', `/professor/messages?userId=${remetenteId}`],
})

/** Null for a change that the student does not see, or made. */
const novaEtapa = ({ vistoPara, palavra, retida, criadoEm }: MudancaGerada, { linha }: VagaGerada): Fato | null =>
  vistoPara && isDestino(vistoPara)
    ? {
        tipo: 'candidatura',
        icone: 'calendar',
        titulo: tituloDe(vistoPara),
        descricao: describeMudanca(linha.titulo, retida ? null : (palavra ?? null)),
        criadoEm,
        vagaId: linha.id,
        acao: ['Ver candidatura', `/opportunities/${linha.id}`],
      }
    : null

type Board = {
  vagas: VagaGerada[]
  candidaturas: CandidaturaGerada[]
  mudancas: MudancaGerada[]
  mensagens: MensagemGerada[]
  conexoes: ConexaoGerada[]
}

/** The notificacoes of each person, as a function of the person: the newest few of each kind. */
const fatosDoBoard = (pessoas: Pessoa[], { vagas, candidaturas, mudancas, mensagens, conexoes }: Board) => {
  const nomeDe = (id: number) => elementAt(pessoas, id - 1).linha.usuario
  const quemDe = (id: number) => toQuem({ nome: nomeDe(id), ehaluno: elementAt(pessoas, id - 1).linha.ehaluno })
  const recentes = vagas.slice(-60)
  const conexoesDe = groupBy(conexoes, ({ usuarioId }) => usuarioId)
  const recebidas = candidaturas.map((candidatura, at) => ({ ...candidatura, id: at + 1 }))
  const recebidasPor = groupBy(recebidas, ({ vagaId }) => elementAt(vagas, vagaId - 1).linha.autorId)
  const mudancasDe = groupBy(mudancas, ({ candidaturaId }) => elementAt(candidaturas, candidaturaId - 1).candidatoId)
  const semLer = groupBy(
    mensagens.filter(({ lidaEm }) => lidaEm === null),
    ({ destinatarioId }) => destinatarioId,
  )
  const vagaDe = ({ candidaturaId }: MudancaGerada) =>
    elementAt(vagas, elementAt(candidaturas, candidaturaId - 1).vagaId - 1)
  return ({ linha: { id }, curso, interesses }: Pessoa): Fato[] => {
    if (curso === null)
      return [
        ...(recebidasPor.get(id) ?? []).slice(-6).map(candidatura => novaCandidatura(candidatura, vagas, nomeDe)),
        ...(semLer.get(id) ?? []).slice(-3).map(mensagem => novaMensagem(mensagem, quemDe)),
      ]
    const combinam = recentes.filter(vaga => vaga.interesses.some(nome => interesses.includes(nome))).slice(-3)
    return [
      ...combinam.map(novaVaga),
      ...(mudancasDe.get(id) ?? []).flatMap(mudanca => novaEtapa(mudanca, vagaDe(mudanca)) ?? []).slice(-2),
      ...(conexoesDe.get(id) ?? []).slice(0, 2).map(conexao => novaConexao(conexao, quemDe)),
    ]
  }
}

/** Oldest first. */
export const gerarNotificacoes = (semente: Semente, pessoas: Pessoa[], board: Board): NotificacaoGerada[] => {
  const random = createRandom('notificacoes')
  const fatosDe = fatosDoBoard(pessoas, board)
  return pessoas
    .flatMap(pessoa => {
      const marco = engajamento(pessoa, minutesBefore(semente.hoje, random.int(300, 30_000)), random)
      return [...fatosDe(pessoa), marco].map(({ acao, ...fato }) => ({
        ...fato,
        usuarioId: pessoa.linha.id,
        acaoRotulo: acao?.[0] ?? null,
        acaoHref: acao?.[1] ?? null,
        lidaEm: lida(fato.criadoEm, semente.hoje, random),
      }))
    })
    .toSorted((one, other) => one.criadoEm.getTime() - other.criadoEm.getTime())
}
