// Generated from schema.graphql by npm run generate.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Anotacao as AnotacaoModel, Avaliacao as AvaliacaoModel } from '../../upstream/avaliacao.ts';
import type { Atendimento as AtendimentoModel, Requisitos as RequisitosModel } from '../../upstream/requisito.ts';
import type { AtendimentoDaCandidatura as AtendimentoDaCandidaturaModel, DisciplinaDaUniversidade as DisciplinaDaUniversidadeModel } from '../../upstream/requisitos.ts';
import type { Candidatura as CandidaturaModel } from '../../upstream/candidaturas.ts';
import type { CategoriaDeInteresse as CategoriaDeInteresseModel, Interesse as InteresseModel } from '../../upstream/interesses.ts';
import type { Conexao as ConexaoModel } from '../../upstream/conexao.ts';
import type { Conversa as ConversaModel, Mensagem as MensagemModel } from '../../upstream/conversas.ts';
import type { Convite as ConviteModel } from '../../upstream/gestores.ts';
import type { Departamento as DepartamentoModel } from '../../upstream/departamentos.ts';
import type { Disciplina as DisciplinaModel } from '../../upstream/historicos.ts';
import type { Gestor as GestorModel } from '../../upstream/gestor.ts';
import type { Horario as HorarioModel } from '../../upstream/entrevistas.ts';
import type { Instituicao as InstituicaoModel, Context } from '../../context.ts';
import type { Notificacao as NotificacaoModel } from '../../upstream/notificacao.ts';
import type { OpcaoDeTipo as OpcaoDeTipoModel } from '../../upstream/tipos.ts';
import type { PedidoDaVaga as PedidoDaVagaModel } from '../../upstream/pedido.ts';
import type { Pessoa as PessoaModel } from '../../upstream/pessoas.ts';
import type { RespostasDaCandidatura as RespostasDaCandidaturaModel } from '../../upstream/perguntas.ts';
import type { Selecao as SelecaoModel, NaoMovida, Divulgadas, Movidas } from '../../upstream/selecao.ts';
import type { Usuario as UsuarioModel } from '../../upstream/usuarios.ts';
import type { Vaga as VagaModel } from '../../upstream/vaga.ts';
import type { VagaOriginal as VagaOriginalModel } from '../../upstream/vagaOriginal.ts';
import type { Anotada, Excluida } from '../avaliacao.ts';
import type { CandidaturaEdge as CandidaturaEdgeModel, Situacao } from '../candidatura.ts';
import type { Definida } from '../requisito.ts';
import type { Enviada } from '../conversa.ts';
import type { Importado, Historico as HistoricoModel, Periodo as PeriodoModel } from '../historico.ts';
import type { SemRetidas } from '../selecao.ts';
import type { Rede as RedeModel } from '../rede.ts';
import type { Paginas } from '../connection.ts';
import type { Marcadas, NaoLidas as NaoLidasModel } from '../notificacao.ts';
import type { Sessao } from '../../upstream/sessao.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 with an offset, as `2026-03-09T17:00:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** A calendar day without a time, as `2026-12-31`. */
  Date: { input: string; output: string; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: File; output: File; }
};

/** Something that `node(id:)` finds again. */
export type Node = {
  /** Global id, opaque. Keep it, compare it, never take it apart. */
  id: Scalars['ID']['output'];
};

/** Where a window stands within its connection. */
export type PageInfo = {
  /** More nodes follow this window. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Nodes stand before this window. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null in an empty window. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last edge, for `after` of the next window; null in an empty window. */
  endCursor: Maybe<Scalars['String']['output']>;
};

/** Where the numbered pages of a connection begin. */
export type PageCursors = {
  /** The page that this window is. */
  current: PageCursor;
  /** The page before; null on the first. */
  previous: Maybe<PageCursor>;
  /** The page after; null on the last. */
  next: Maybe<PageCursor>;
  /** The last page that has nodes; the first where there are none. */
  last: PageCursor;
  /** The page of a number; null where there is none. */
  page: Maybe<PageCursor>;
};


/** Where the numbered pages of a connection begin. */
export type PageCursorsPageArgs = {
  number: Scalars['Int']['input'];
};

/** One numbered page. */
export type PageCursor = {
  /** Its number, from 1. */
  page: Scalars['Int']['output'];
  /** For `after` of its window; null for the first page. */
  after: Maybe<Scalars['String']['output']>;
};

/** An expected refusal: not an error of the program, but an answer that the person must read. */
export type Erro = {
  /** One or two sentences in Portuguese, from the API where it says why. */
  mensagem: Scalars['String']['output'];
};

/** Some of what was typed does not fit; nothing was changed. */
export type EntradaInvalida = Erro & {
  /** What is wrong, as one text. */
  mensagem: Scalars['String']['output'];
  /** The same per field; empty when the upstream does not name the fields. */
  campos: Array<CampoInvalido>;
};

/** One field of an input that does not fit. */
export type CampoInvalido = {
  /** Name of the input's field, as in this schema (`cartaDeMotivacao`). */
  campo: Scalars['String']['output'];
  /** What is wrong with it, in Portuguese. */
  mensagem: Scalars['String']['output'];
};

/** The one university that this board serves. Comes from the gateway's settings, costs no REST call. */
export type Instituicao = {
  /** Full name. */
  nome: Scalars['String']['output'];
  /** Short name, as in the location 'PUC'. */
  sigla: Scalars['String']['output'];
  /** E-mail domains of students, without '@'. */
  dominiosDeAluno: Array<Scalars['String']['output']>;
  /** E-mail domains of professors, without '@'. */
  dominiosDeProfessor: Array<Scalars['String']['output']>;
  /** Addresses outside the domains that may register as students all the same. */
  emailsDeExcecao: Array<Scalars['String']['output']>;
  /** Https address of the prototype that this site follows; null without one. */
  prototipo: Maybe<Scalars['String']['output']>;
  /** E-mail address of the support; null without one. */
  suporte: Maybe<Scalars['String']['output']>;
  /** The courses of the registration form, in the order to show. */
  cursos: Array<Scalars['String']['output']>;
  /** Course code that counts complementary activities (specification §9). */
  codigoDeAtividadesComplementares: Scalars['String']['output'];
  /** Credits of complementary activities that a degree requires. */
  creditosComplementaresExigidos: Scalars['Int']['output'];
};

/** What a person is here: fixed by the API, never by the client. */
export type Papel =
  /** A student (`ehaluno` true). */
  | 'ESTUDANTE'
  /** A professor (`ehaluno` false). */
  | 'PROFESSOR';

/** The signed-in person and everything that is theirs alone. */
export type Viewer = {
  /** Role that the token states. */
  papel: Papel;
  /** Own profile. One REST call. */
  usuario: Maybe<Usuario>;
  /** Vagas that this professor published, newest first. One REST call however many; FORBIDDEN for a student. */
  minhasVagas: Maybe<MinhaVagaConnection>;
  /** Candidaturas to one own vaga, oldest first. One REST call; FORBIDDEN unless the vaga is the viewer's. */
  candidaturasDaVaga: Maybe<CandidatoConnection>;
  /** One candidatura to an own vaga, with who applied; null where it is to another vaga. One REST call; FORBIDDEN unless the vaga is the viewer's. */
  candidato: Maybe<CandidatoEdge>;
  /** Whether this student applied to one vaga. One REST call; FORBIDDEN for a professor. */
  situacaoDaCandidatura: Maybe<SituacaoDaCandidatura>;
  /** How the selection of one own vaga stands; null where the upstream has no stages. One REST call; FORBIDDEN unless the vaga is the viewer's. */
  selecao: Maybe<Selecao>;
  /** Every change of stage of one candidatura to an own vaga, oldest first; null where the upstream has no stages. One REST call. */
  historicoDaCandidatura: Maybe<Array<MudancaDeEtapa>>;
  /** The notes on one candidatura to an own vaga, oldest first; null where the upstream has none. One REST call. */
  anotacoesDaCandidatura: Maybe<Array<Anotacao>>;
  /** What one vaga asks of who applies; null where the upstream asks nothing. The same REST call as `Query.vaga`. */
  pedidoDaVaga: Maybe<PedidoDaVaga>;
  /** What one candidatura to an own vaga answered; null where the upstream has none. One REST call. */
  respostasDaCandidatura: Maybe<RespostasDaCandidatura>;
  /** What the own candidatura to one vaga answered; null without one, and where the upstream has none. One REST call. FORBIDDEN for a professor. */
  minhasRespostas: Maybe<RespostasDaCandidatura>;
  /** What each candidatura to an own vaga answered, oldest first; null where the upstream has none. One REST call. */
  respostasDaVaga: Maybe<Array<RespostasDaCandidatura>>;
  /** When the interviews of one vaga are, in their order; null where the upstream has none. Its author gets all of them; a student whose candidatura is at ENTREVISTA those that are free and their own, other students none. One REST call; FORBIDDEN to another professor. */
  entrevistas: Maybe<Array<Horario>>;
  /** The vagas that the viewer is invited to manage, newest first; null where the upstream has none. One REST call; FORBIDDEN for a student. */
  convites: Maybe<Array<Convite>>;
  /** Courses by code or name, as at least three transcripts have them; null where the upstream cannot search them. One REST call; FORBIDDEN for a student. */
  disciplinas: Maybe<Array<DisciplinaDaUniversidade>>;
  /** The own candidatura to one vaga; null without one, or where the upstream cannot list them. FORBIDDEN for a professor. */
  candidatura: Maybe<CandidaturaEdge>;
  /** Own candidaturas, newest first; null where the upstream cannot list them. FORBIDDEN for a professor. */
  candidaturas: Maybe<CandidaturaConnection>;
  /** People that the viewer exchanged messages with, last talk first. One REST call. */
  conversas: Maybe<ConversaConnection>;
  /** The conversation with one person; null when they never talked. */
  conversa: Maybe<Conversa>;
  /** Messages with one person, newest first. Reading marks them read upstream. */
  mensagens: Maybe<MensagemConnection>;
  /** The imported transcript; null when none was imported. FORBIDDEN for a professor. */
  historico: Maybe<Historico>;
  /** How far the complementary activities are (specification §4). FORBIDDEN for a professor. */
  progressoComplementar: Maybe<ProgressoComplementar>;
  /** People to know and people connected with. Costs nothing by itself. */
  rede: Rede;
  /** What happened lately, newest first. */
  notificacoes: Maybe<NotificacaoConnection>;
  /** How much waits to be read. */
  naoLidas: NaoLidas;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerMinhasVagasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerCandidaturasDaVagaArgs = {
  vaga: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerCandidatoArgs = {
  vaga: Scalars['ID']['input'];
  candidatura: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerSituacaoDaCandidaturaArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerSelecaoArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerHistoricoDaCandidaturaArgs = {
  candidatura: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerAnotacoesDaCandidaturaArgs = {
  candidatura: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerPedidoDaVagaArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerRespostasDaCandidaturaArgs = {
  candidatura: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerMinhasRespostasArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerRespostasDaVagaArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerEntrevistasArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerDisciplinasArgs = {
  busca: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerCandidaturaArgs = {
  vaga: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerCandidaturasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerConversasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerConversaArgs = {
  com: Scalars['ID']['input'];
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerMensagensArgs = {
  com: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and everything that is theirs alone. */
export type ViewerNotificacoesArgs = {
  tipos?: InputMaybe<Array<TipoDeNotificacao>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Counts for the dots in the header. */
export type NaoLidas = {
  /** Messages not read yet, over all conversations. */
  mensagens: Maybe<Scalars['Int']['output']>;
  /** Notifications not read yet; 0 where the upstream has none. */
  notificacoes: Maybe<Scalars['Int']['output']>;
};

/** A person as lists and cards show them. Always embedded: costs no REST call. */
export type Pessoa = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id of the user, for the profile's URL. */
  codigo: Scalars['ID']['output'];
  /** Name to show; null when unknown ('Autor desconhecido'). */
  nome: Maybe<Scalars['String']['output']>;
  /**
   * Address of the portrait on this origin or absolute https; null without one. One of the form
   * '/avatares/<hexadecimal>.webp' takes '?largura=48', 96 or 192 for a copy so many pixels wide.
   */
  avatar: Maybe<Scalars['String']['output']>;
};

/** A profile, of either role. Reached one at a time: one REST call each. */
export type Usuario = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, for the profile's URL. */
  codigo: Scalars['ID']['output'];
  /** The same person as lists show them: select it in mutations, so that every card follows. */
  pessoa: Pessoa;
  /** Name. */
  nome: Scalars['String']['output'];
  /** E-mail, of oneself and of candidates to own vagas; null where the viewer may not see it. */
  email: Maybe<Scalars['String']['output']>;
  /** Role. */
  papel: Papel;
  /** About text; null when the person wrote none. */
  sobre: Maybe<Scalars['String']['output']>;
  /** Address of the portrait, as Pessoa has it; null without one. */
  avatar: Maybe<Scalars['String']['output']>;
  /** Member since. */
  criadoEm: Maybe<Scalars['DateTime']['output']>;
  /** Department's name, of a professor. */
  departamento: Maybe<Scalars['String']['output']>;
  /** Title, of a professor ('Doutora'). */
  titulo: Maybe<Scalars['String']['output']>;
  /** Course, of a student. */
  curso: Maybe<Scalars['String']['output']>;
  /** First term, of a student, as `2024.1`, for themselves and for professors; null where the viewer may not see it. */
  periodoDeInicio: Maybe<Scalars['String']['output']>;
  /** What the student is here for; null as with periodoDeInicio. */
  objetivoPrincipal: Maybe<ObjetivoPrincipal>;
  /** Whether course, start period and objective can be changed; of the viewer alone, where the upstream takes them. */
  edicaoCompleta: Scalars['Boolean']['output'];
  /** Interests, in the upstream's order. */
  interesses: Array<Interesse>;
  /** Whether a transcript was imported; false where the viewer may not see it, as with e-mail. */
  temHistorico: Scalars['Boolean']['output'];
  /** Whether this professor's role is still to be confirmed: until then no publishing. False of everybody but the viewer. */
  aConfirmar: Scalars['Boolean']['output'];
};

/** Main objective of a student (registration, step 2). */
export type ObjetivoPrincipal =
  /** Guidance from professors and older students. */
  | 'MENTORING'
  /** Academic projects and research. */
  | 'ACADEMIC_PROJECTS'
  /** Knowing people. The default. */
  | 'NETWORKING'
  /** Finding vagas. */
  | 'OPPORTUNITIES'
  /** Building the curriculum. */
  | 'CURRICULUM'
  /** Anything else. */
  | 'OTHER';

/** A subject that people and vagas share; what recommendations are made of. */
export type Interesse = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. Null where the upstream names an interest without its id. */
  codigo: Maybe<Scalars['ID']['output']>;
  /** Name, as 'Robótica'. */
  nome: Scalars['String']['output'];
};

/** Interests under one heading. */
export type CategoriaDeInteresse = {
  /** Heading; what people add themselves stands under 'Outros'. */
  nome: Scalars['String']['output'];
  /** The interests, in the upstream's order. */
  interesses: Array<Interesse>;
};

/** A department of the university. */
export type Departamento = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, for the filter in the URL. */
  codigo: Scalars['ID']['output'];
  /** Name. */
  nome: Scalars['String']['output'];
};

/** Where the work is done. */
export type Local =
  /** From anywhere (location 1). */
  | 'REMOTO'
  /** On campus (location 2, and anything that is not remote). */
  | 'PUC';

/** Kind of a vaga (specification §3): by the upstream's type id where known, else by its name. */
export type TipoDeVaga =
  /** Teaching assistance. */
  | 'MONITORIA'
  /** Scientific research. */
  | 'INICIACAO_CIENTIFICA'
  /** Internship or trainee. */
  | 'ESTAGIO'
  /** Scholarship or aid. */
  | 'BOLSA'
  /** Junior enterprise. */
  | 'EMPRESA_JR'
  /** Laboratory. */
  | 'LABORATORIO';

/** A type as the upstream offers it for a new vaga and for filters. */
export type OpcaoDeTipo = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** The upstream's name for it, as 'Iniciação Científica'. */
  nome: Scalars['String']['output'];
  /** The kind that it is shown as. */
  tipo: TipoDeVaga;
};

/** State of a vaga's selection (specification §4). */
export type StatusDaVaga =
  /** Aguardando. */
  | 'AGUARDANDO'
  /** Em análise. */
  | 'EM_ANALISE'
  /** Em andamento. */
  | 'EM_ANDAMENTO'
  /** Finalizada: the selection is over. */
  | 'FINALIZADA'
  /** Encerrada: closed by its author. */
  | 'ENCERRADA';

/** A benefit that vagas can be filtered by. */
export type Beneficio =
  /** A monthly payment. */
  | 'REMUNERACAO'
  /** A discount on tuition. */
  | 'DESCONTO_MENSALIDADE'
  /** Hours that count as complementary activities. */
  | 'HORAS_COMPLEMENTARES';

/** An academic opportunity. */
export type Vaga = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, for the URL. */
  codigo: Scalars['ID']['output'];
  /** Title; null shows 'Título não especificado'. */
  titulo: Maybe<Scalars['String']['output']>;
  /** Plain text, paragraphs separated by line breaks; null shows 'Descrição não especificada'. */
  descricao: Maybe<Scalars['String']['output']>;
  /** How `descricao` begins, for a card: one line, at most 240 characters, cut at a word and then ending in '…'. */
  resumo: Maybe<Scalars['String']['output']>;
  /** Last day to apply; null without one. */
  prazo: Maybe<Scalars['Date']['output']>;
  /** When it was published. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** State of the selection; null when the upstream does not tell. */
  status: Maybe<StatusDaVaga>;
  /** No longer takes candidaturas: past its prazo (America/Sao_Paulo), finalizada or encerrada. */
  encerrada: Scalars['Boolean']['output'];
  /** Kind, for its chip and tone. */
  tipo: TipoDeVaga;
  /** The upstream's name of its type. */
  nomeDoTipo: Maybe<Scalars['String']['output']>;
  /** Department; null shows 'Departamento não especificado'. */
  departamento: Maybe<Departamento>;
  /** The upstream's name of the location; null shows 'Localização não especificada'. */
  local: Maybe<Scalars['String']['output']>;
  /** Interests that it asks for. */
  interesses: Array<Interesse>;
  /** Reais a month; null when it pays nothing. */
  remuneracao: Maybe<Scalars['Float']['output']>;
  /** Percent off the tuition; null without a discount. */
  desconto: Maybe<Scalars['Float']['output']>;
  /** Complementary hours; null when it gives none. */
  horasComplementares: Maybe<Scalars['Int']['output']>;
  /** An http or https address to apply at; null without one, or when it is of any other scheme. */
  link: Maybe<Scalars['String']['output']>;
  /** Name of the professor in charge, where it is not the author. */
  professor: Maybe<Scalars['String']['output']>;
  /** Who published it; null shows 'Autor desconhecido'. */
  autor: Maybe<Pessoa>;
  /** Why the viewer may like it; null when it is not recommended or the viewer is a professor. */
  recomendacao: Maybe<Recomendacao>;
  /** The viewer's own situation with it; null where they have not applied, or where the upstream does not tell with the vaga. */
  minhaSituacao: Maybe<SituacaoDaCandidatura>;
  /** Whether department, place, type and benefits can be changed too, each alone: not every upstream takes them. */
  edicaoCompleta: Scalars['Boolean']['output'];
  /** What the viewer is to it; null for whoever does not manage it, also while only invited to, and where the upstream does not tell. Told by `minhasVagas` and by the vaga itself; in other lists one REST call each. */
  meuPapel: Maybe<PapelNaVaga>;
  /** Who manages it besides `autor`, as far as the viewer sees them: the author also who is only invited, a co-manager all who accepted, everybody else those who are shown. Null where the upstream does not tell. Told by the vaga itself; in lists one REST call each. */
  gestores: Maybe<Array<Gestor>>;
  /** What it asks of students; null where the upstream has no requirements. Read with the vaga itself: in a list, one REST call for each. */
  requisitos: Maybe<Requisitos>;
  /** How far the viewer meets it; null for a professor, where it asks for nothing, and where the upstream has no requirements. */
  atendimento: Maybe<Atendimento>;
};

/** What somebody is to a vaga that they manage. */
export type PapelNaVaga =
  /** Published it: also deletes it, invites others and removes them. */
  | 'AUTOR'
  /** Accepted to manage it with its author. */
  | 'GESTOR';

/** Somebody who manages a vaga with its author, or is invited to. */
export type Gestor = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Who it is; null while only an e-mail is invited. */
  pessoa: Maybe<Pessoa>;
  /** The e-mail that was invited, for the author alone; null for who was invited by name. */
  email: Maybe<Scalars['String']['output']>;
  /** Students see who it is, from `aceitoEm` on. */
  visivel: Scalars['Boolean']['output'];
  /** When they accepted; null while only invited, without any rights. */
  aceitoEm: Maybe<Scalars['DateTime']['output']>;
};

/** An invitation to manage a vaga with its author. */
export type Convite = {
  /** Global id of the vaga. */
  vaga: Scalars['ID']['output'];
  /** REST id of the vaga, for its URL. */
  codigo: Scalars['ID']['output'];
  /** Title of the vaga; null shows 'Título não especificado'. */
  titulo: Maybe<Scalars['String']['output']>;
  /** Who invites; null for an account that is gone. */
  convidadoPor: Maybe<Pessoa>;
  /** Students will see who accepted. */
  visivel: Scalars['Boolean']['output'];
  /** When it was made. */
  criadoEm: Maybe<Scalars['DateTime']['output']>;
};

/** What a vaga asks of students. Nothing at all is empty lists and nulls. */
export type Requisitos = {
  /** Least CR, 0 to 10: the mean of the grades of the transcript; null for none. */
  crMinimo: Maybe<Scalars['Float']['output']>;
  /** Courses to have passed, all of them. */
  disciplinas: Array<DisciplinaPedida>;
  /** First term of the student's course, 1 to 20; null for none. */
  periodoDe: Maybe<Scalars['Int']['output']>;
  /** Last one; null for none. */
  periodoAte: Maybe<Scalars['Int']['output']>;
  /** Courses of study, any of them; empty for all. */
  cursos: Array<Scalars['String']['output']>;
  /** Only students who meet all of it may apply. */
  fechada: Scalars['Boolean']['output'];
};

/** A course that a vaga asks for. */
export type DisciplinaPedida = {
  /** As 'INF1007'. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** As transcripts have it; null where too few have it. */
  nome: Maybe<Scalars['String']['output']>;
  /** Codes, any of which does as well. */
  equivalentes: Array<Scalars['String']['output']>;
};

/** What a requirement is about. */
export type TipoDeRequisito =
  /** The CR. */
  | 'CR'
  /** A course that was passed. */
  | 'DISCIPLINA'
  /** The term of the course of study. */
  | 'PERIODO'
  /** The course of study. */
  | 'CURSO';

/** How far a student meets what a vaga asks for. */
export type Atendimento = {
  /** How many requirements are met. */
  atende: Scalars['Int']['output'];
  /** How many there are. */
  de: Scalars['Int']['output'];
  /** Each of them. */
  itens: Array<ItemDoAtendimento>;
};

/** One requirement. */
export type ItemDoAtendimento = {
  /** What it is about. */
  tipo: TipoDeRequisito;
  /** Why, as 'Seu CR: 8,2 (mínimo 7,0)' or 'Falta INF1025'. */
  texto: Scalars['String']['output'];
  /** Whether it is met; null where that cannot be known, as without a transcript: it counts as not met. */
  atendido: Maybe<Scalars['Boolean']['output']>;
};

/** A course that transcripts of the university have. */
export type DisciplinaDaUniversidade = {
  /** As 'INF1007'. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** Its name. */
  nome: Scalars['String']['output'];
};

/** What the author of a vaga reads of a candidate, beside what the vaga asks for. */
export type AtendimentoDaCandidatura = {
  /** Course of study, as the profile declares it. */
  curso: Maybe<Scalars['String']['output']>;
  /** When it began, as '2024.1', as the profile declares it. */
  periodoInicio: Maybe<Scalars['String']['output']>;
  /** The student lets the author read what the transcript says. */
  compartilhaHistorico: Scalars['Boolean']['output'];
  /** What the transcript says; null without that consent, and where the vaga asks for nothing. */
  atendimento: Maybe<Atendimento>;
};

/** Why a vaga is recommended. */
export type Recomendacao = {
  /** From 0 to 1; null when recommended without a score. */
  score: Maybe<Scalars['Float']['output']>;
  /** One sentence per reason, strongest first; may be empty ('Baseado nos seus interesses'). */
  estrategias: Array<Scalars['String']['output']>;
};

/** A window of vagas. */
export type VagaConnection = {
  /** The edges of this window. */
  edges: Array<VagaEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** Vagas in the whole list, over all windows. */
  total: Scalars['Int']['output'];
  /** The same list as numbered pages of `first` vagas each. */
  pageCursors: PageCursors;
  /** How many of the whole list are recommended to the viewer; 0 where that is not told. */
  totalDeRecomendadas: Scalars['Int']['output'];
};

/** A vaga in a connection. */
export type VagaEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The vaga. */
  node: Vaga;
};

/** A window of the professor's own vagas. */
export type MinhaVagaConnection = {
  /** The edges of this window. */
  edges: Array<MinhaVagaEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** Vagas in the whole list. */
  total: Scalars['Int']['output'];
};

/** An own vaga in a connection, with what its author alone is told. */
export type MinhaVagaEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The vaga. */
  node: Vaga;
  /** How many applied. */
  totalDeCandidatos: Scalars['Int']['output'];
};

/** What a list of vagas keeps; what is null or empty does not filter. */
export type VagaFiltro = {
  /** Any of these kinds. */
  tipos?: InputMaybe<Array<TipoDeVaga>>;
  /** This department. */
  departamento?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these benefits. */
  beneficios?: InputMaybe<Array<Beneficio>>;
  /** Words to find in title, description, department, interests and author; at most 100 characters. */
  busca?: InputMaybe<Scalars['String']['input']>;
};

/** How far a candidatura is. */
export type EtapaDaCandidatura =
  /** Sent, not looked at yet. */
  | 'RECEBIDA'
  /** Being looked at; also what a student sees of a decision that is held back. */
  | 'EM_ANALISE'
  /** Called to an interview. */
  | 'ENTREVISTA'
  /** Chosen. */
  | 'APROVADA'
  /** Next, should one who was chosen not come. */
  | 'LISTA_DE_ESPERA'
  /** Not chosen. */
  | 'NAO_SELECIONADA'
  /** Withdrawn by the student. */
  | 'RETIRADA';

/** A student's application to a vaga. */
export type Candidatura = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, for URLs. */
  codigo: Scalars['ID']['output'];
  /** When they applied. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** Motivation letter, plain text; null without one. */
  cartaDeMotivacao: Maybe<Scalars['String']['output']>;
  /** Where it stands, as far as the viewer may know; null where the upstream has no stages. */
  etapa: Maybe<EtapaDaCandidatura>;
  /** The stage is a decision that the student does not know yet. Always false for the student. */
  retida: Scalars['Boolean']['output'];
  /** Counts its changes, for `CandidaturaAMover`; null for the student, and where the upstream has no stages. */
  versao: Maybe<Scalars['Int']['output']>;
  /** What the author of the vaga keeps for themselves; null for the student, and where the upstream has no ratings. */
  avaliacao: Maybe<Avaliacao>;
  /** The student consents that who selects reads a summary of the transcript; null where the upstream asks for no consent. */
  compartilhaHistorico: Maybe<Scalars['Boolean']['output']>;
  /** That summary, as the transcript is now; null without consent or transcript, and for the student. One REST call each: to be asked for of one candidatura. */
  historicoEscolar: Maybe<HistoricoEscolar>;
  /** How far the candidate meets what the vaga asks for; null for the student, and where the upstream has no requirements. One REST call for each. */
  atendimento: Maybe<AtendimentoDaCandidatura>;
};

/** What a student shares of the transcript with who selects: no grade of a course, and nothing that was failed or given up. */
export type HistoricoEscolar = {
  /** Mean of the grades, 0 to 10, cut to two decimals, not weighted; null without any. */
  cr: Maybe<Scalars['Float']['output']>;
  /** Terms with a course. */
  periodos: Scalars['Int']['output'];
  /** Credits of what was completed, complementary activities among them. */
  creditos: Scalars['Int']['output'];
  /** Those of complementary activities. */
  creditosComplementares: Scalars['Int']['output'];
  /** What was completed, by code. */
  disciplinas: Array<DisciplinaConcluida>;
};

/** A course that a student completed. */
export type DisciplinaConcluida = {
  /** As 'MAT1162'. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** As the transcript spells it. */
  nome: Scalars['String']['output'];
};

/** What a professor keeps for themselves of one candidatura to an own vaga. No student is told. */
export type Avaliacao = Node & {
  /** Global id, of the candidatura. */
  id: Scalars['ID']['output'];
  /** 1 to 5; null for none. */
  nota: Maybe<Scalars['Int']['output']>;
  /** Own words. */
  etiquetas: Array<Scalars['String']['output']>;
  /** How many notes there are, for `Viewer.anotacoesDaCandidatura`. */
  totalDeAnotacoes: Scalars['Int']['output'];
};

/** How a question is answered. */
export type TipoDePergunta =
  /** Up to 200 characters. */
  | 'TEXTO_CURTO'
  /** Up to 2000 characters. */
  | 'TEXTO_LONGO'
  /** One of the options. */
  | 'ESCOLHA'
  /** A number. */
  | 'NUMERO'
  /** An http or https address, up to 500 characters. */
  | 'LINK';

/** Whether a vaga asks for a PDF. */
export type PedidoDeArquivo =
  /** No. */
  | 'NAO'
  /** Who applies may send one. */
  | 'OPCIONAL'
  /** Who applies must send one. */
  | 'OBRIGATORIO';

/** A question of a vaga to who applies. */
export type Pergunta = {
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** The question. */
  texto: Scalars['String']['output'];
  /** How it is answered. */
  tipo: TipoDePergunta;
  /** Nobody applies without an answer. */
  obrigatoria: Scalars['Boolean']['output'];
  /** Of an ESCOLHA; empty for the others. */
  opcoes: Array<Scalars['String']['output']>;
};

/** What a vaga asks of who applies, beside the letter. */
export type PedidoDaVaga = Node & {
  /** Global id, of the vaga. */
  id: Scalars['ID']['output'];
  /** At most five, in order. */
  perguntas: Array<Pergunta>;
  /** Whether a PDF. */
  arquivo: PedidoDeArquivo;
  /** What should be in the PDF; null without. */
  instrucao: Maybe<Scalars['String']['output']>;
};

/** An answer of a candidatura. */
export type Resposta = {
  /** The question as it was asked. */
  pergunta: Scalars['String']['output'];
  /** What was answered, plain text. */
  valor: Scalars['String']['output'];
  /** The answer is an http or https address. */
  isLink: Scalars['Boolean']['output'];
};

/** The PDF of a candidatura. */
export type ArquivoDaCandidatura = {
  /** Path on this origin; a request for it needs the viewer's token. */
  caminho: Scalars['String']['output'];
  /** Bytes. */
  tamanho: Scalars['Int']['output'];
  /** When it was sent. */
  enviadoEm: Scalars['DateTime']['output'];
};

/** What a candidatura answered to its vaga. */
export type RespostasDaCandidatura = {
  /** Global id of the candidatura. */
  candidatura: Scalars['ID']['output'];
  /** In the order of the questions; what was left out is not there. */
  respostas: Array<Resposta>;
  /** The PDF; null without one. */
  arquivo: Maybe<ArquivoDaCandidatura>;
};

/** A note on a candidatura. No student is told. */
export type Anotacao = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  texto: Scalars['String']['output'];
  /** When it was written. */
  criadaEm: Scalars['DateTime']['output'];
  /** Who wrote it; null for an account that is gone. */
  autor: Maybe<Pessoa>;
};

/** One change of a candidatura's stage. */
export type MudancaDeEtapa = {
  /** The stage before. */
  de: EtapaDaCandidatura;
  /** The stage after. */
  para: EtapaDaCandidatura;
  /** When; of a decision that was held back, for the student, when it was released. */
  em: Scalars['DateTime']['output'];
  /** What was written with it, plain text; null without. */
  palavra: Maybe<Scalars['String']['output']>;
  /** The student does not know of it yet. Always false for the student. */
  retida: Scalars['Boolean']['output'];
  /** Who did it; null for the student, and for an account that is gone. */
  por: Maybe<Pessoa>;
};

/** How the selection of an own vaga stands. */
export type Selecao = Node & {
  /** Global id, of the vaga. */
  id: Scalars['ID']['output'];
  /** How many can be chosen; null when the professor has not said. */
  vagas: Maybe<Scalars['Int']['output']>;
  /** How many are chosen, with those held back. */
  aprovadas: Scalars['Int']['output'];
  /** How many decisions are held back. */
  retidas: Scalars['Int']['output'];
  /** When the decisions held back are released by themselves; null when no time is set. */
  divulgacaoEm: Maybe<Scalars['DateTime']['output']>;
};

/** When somebody can be interviewed for a vaga. */
export type Horario = Node & {
  /** Global id, of the vaga and the horario. */
  id: Scalars['ID']['output'];
  /** When it begins. */
  inicio: Scalars['DateTime']['output'];
  /** How long it takes. */
  minutos: Scalars['Int']['output'];
  /** Where, plain text; null where there is only a link. */
  local: Maybe<Scalars['String']['output']>;
  /** A web address; null where there is only a place. */
  link: Maybe<Scalars['String']['output']>;
  /** Who comes; null while it is free, and for students. */
  candidato: Maybe<Pessoa>;
  /** It is that of the student who asks. */
  minha: Scalars['Boolean']['output'];
};

/** A window of the student's own candidaturas. */
export type CandidaturaConnection = {
  /** The edges of this window. */
  edges: Array<CandidaturaEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** Candidaturas in the whole list. */
  total: Scalars['Int']['output'];
};

/** An own candidatura in a connection, with the vaga that it is for. */
export type CandidaturaEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The candidatura. */
  node: Candidatura;
  /** The vaga; null when it is gone. */
  vaga: Maybe<Vaga>;
  /** Each change of its stage that the student may know, oldest first; null where the upstream has no stages. */
  historico: Maybe<Array<MudancaDeEtapa>>;
  /** The vaga as it was when they applied; null where nothing of it is different now, or the upstream does not keep it. */
  vagaOriginal: Maybe<VagaOriginal>;
  /** Answers to questions, or a file, went along with it; null where the upstream does not tell. */
  temRespostas: Maybe<Scalars['Boolean']['output']>;
};

/** A vaga as it was when the student applied: what is not in `mudou` is as it is now. */
export type VagaOriginal = {
  /** What is different now; never empty. */
  mudou: Array<CampoDaVaga>;
  /** Title. */
  titulo: Maybe<Scalars['String']['output']>;
  /** Plain text, paragraphs separated by line breaks. */
  descricao: Maybe<Scalars['String']['output']>;
  /** Last day to apply. */
  prazo: Maybe<Scalars['Date']['output']>;
  /** The upstream's name of its type. */
  nomeDoTipo: Maybe<Scalars['String']['output']>;
  /** Name of its department. */
  departamento: Maybe<Scalars['String']['output']>;
  /** The upstream's name of the location. */
  local: Maybe<Scalars['String']['output']>;
  /** Names of the interests that it asked for. */
  interesses: Array<Scalars['String']['output']>;
  /** Reais a month; null when it paid nothing. */
  remuneracao: Maybe<Scalars['Float']['output']>;
  /** Percent off the tuition; null without a discount. */
  desconto: Maybe<Scalars['Float']['output']>;
  /** Complementary hours; null when it gave none. */
  horasComplementares: Maybe<Scalars['Int']['output']>;
  /** What it asked of students; null where that is as it is now. */
  requisitos: Maybe<Requisitos>;
};

/** What an edit of a vaga changes. */
export type CampoDaVaga =
  /** `titulo`. */
  | 'TITULO'
  /** `descricao`. */
  | 'DESCRICAO'
  /** `prazo`. */
  | 'PRAZO'
  /** `nomeDoTipo`. */
  | 'TIPO'
  /** `departamento`. */
  | 'DEPARTAMENTO'
  /** `local`. */
  | 'LOCAL'
  /** `interesses`. */
  | 'INTERESSES'
  /** `remuneracao`. */
  | 'REMUNERACAO'
  /** `desconto`. */
  | 'DESCONTO'
  /** `horasComplementares`. */
  | 'HORAS_COMPLEMENTARES'
  /** `requisitos`. */
  | 'REQUISITOS';

/** A window of the candidaturas to an own vaga. */
export type CandidatoConnection = {
  /** The edges of this window. */
  edges: Array<CandidatoEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** Candidaturas in the whole list. */
  total: Scalars['Int']['output'];
};

/** A candidatura to an own vaga, with who applied: what its author is told of them. */
export type CandidatoEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The candidatura. */
  node: Candidatura;
  /** Who applied; null when the upstream does not tell. */
  candidato: Maybe<Pessoa>;
  /** Their e-mail; null when the upstream does not tell. */
  email: Maybe<Scalars['String']['output']>;
  /** Their course; null when the upstream does not tell. */
  curso: Maybe<Scalars['String']['output']>;
  /** When they began to study, as '2024.1'; null when the upstream does not tell. */
  periodoInicio: Maybe<Scalars['String']['output']>;
};

/** Whether the viewer applied to one vaga. Its own node, so that mutations can change it everywhere. */
export type SituacaoDaCandidatura = Node & {
  /** Global id, of the pair viewer and vaga. */
  id: Scalars['ID']['output'];
  /** The viewer has applied. */
  candidatado: Scalars['Boolean']['output'];
  /** The stage of the viewer's candidatura; null without one, or where the upstream has no stages. */
  etapa: Maybe<EtapaDaCandidatura>;
  /** The viewer shares a summary of the transcript with it; false without one, null where the upstream asks for no consent. */
  compartilhaHistorico: Maybe<Scalars['Boolean']['output']>;
  /** Answers to questions, or a file, went along with it; false without one, null where the upstream does not tell. */
  temRespostas: Maybe<Scalars['Boolean']['output']>;
};

/** The talk of the viewer with one other person. */
export type Conversa = Node & {
  /** Global id, of the pair viewer and other person. */
  id: Scalars['ID']['output'];
  /** The other person. */
  pessoa: Pessoa;
  /** Text of the last message; null before the first. */
  ultimaMensagem: Maybe<Scalars['String']['output']>;
  /** When the last message was sent. */
  atualizadaEm: Maybe<Scalars['DateTime']['output']>;
  /** Messages of the other person that the viewer has not read. */
  naoLidas: Scalars['Int']['output'];
};

/** A window of conversations. */
export type ConversaConnection = {
  /** The edges of this window. */
  edges: Array<ConversaEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** Conversations in the whole list. */
  total: Scalars['Int']['output'];
};

/** A conversation in a connection. */
export type ConversaEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The conversation. */
  node: Conversa;
};

/** One message. */
export type Mensagem = Node & {
  /** Global id, of the message as the viewer has it. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  conteudo: Scalars['String']['output'];
  /** When it was sent. */
  criadaEm: Scalars['DateTime']['output'];
  /** Sent by the viewer. */
  minha: Scalars['Boolean']['output'];
};

/** A window of messages. */
export type MensagemConnection = {
  /** The edges of this window. */
  edges: Array<MensagemEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
};

/** A message in a connection. */
export type MensagemEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Mensagem;
};

/** How a course ended (specification §3). */
export type SituacaoDaDisciplina =
  /** Passed ('aprovado', 'AP'). */
  | 'APROVADO'
  /** Failed ('reprovado', 'RP'). */
  | 'REPROVADO'
  /** Going on ('cursando', 'CR'). */
  | 'CURSANDO'
  /** Anything else that the transcript says. */
  | 'OUTRA';

/** The academic transcript of the viewer. One REST call in all. */
export type Historico = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Terms in order, oldest first. */
  periodos: Array<Periodo>;
  /** How many courses are listed. */
  totalDeDisciplinas: Scalars['Int']['output'];
  /** Sum of the credits of all courses. */
  totalDeCreditos: Scalars['Int']['output'];
  /** Mean of the grades that exist, 0 to 10, not rounded; null without any. */
  media: Maybe<Scalars['Float']['output']>;
};

/** One term of a transcript. */
export type Periodo = {
  /** As `2024.1`. */
  nome: Scalars['String']['output'];
  /** Courses taken in it. */
  disciplinas: Array<Disciplina>;
  /** Mean of its grades; null without any. */
  media: Maybe<Scalars['Float']['output']>;
};

/** One course of a transcript. */
export type Disciplina = Node & {
  /** Global id, of the course in the viewer's transcript. */
  id: Scalars['ID']['output'];
  /** Course code, as `INF1007`. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** Name. */
  nome: Scalars['String']['output'];
  /** Class, as `33A`; null when not given. */
  turma: Maybe<Scalars['String']['output']>;
  /** Grade, 0 to 10; null when there is none. */
  grau: Maybe<Scalars['Float']['output']>;
  /** How it ended. */
  situacao: SituacaoDaDisciplina;
  /** What the transcript says of it, to the letter; null when nothing. */
  situacaoOriginal: Maybe<Scalars['String']['output']>;
  /** Credits; null when not given. */
  creditos: Maybe<Scalars['Int']['output']>;
};

/** Where a student stands with complementary activities. */
export type EstadoDoProgresso =
  /** No transcript was imported. */
  | 'SEM_HISTORICO'
  /** A transcript is there, without the course code that counts. */
  | 'SEM_REGISTRO'
  /** The progress is known. */
  | 'EM_PROGRESSO';

/** Complementary activities: credits completed out of required (specification §4, §9). */
export type ProgressoComplementar = {
  /** Which of the three texts to show. */
  estado: EstadoDoProgresso;
  /** Credits completed; 0 unless `EM_PROGRESSO`. */
  creditosConcluidos: Scalars['Int']['output'];
  /** Credits required. */
  creditosExigidos: Scalars['Int']['output'];
  /** Whole percent, rounded down, at most 100. */
  percentual: Scalars['Int']['output'];
};

/** The network of people around the viewer. */
export type Rede = {
  /** The people shown are samples of the specification: the upstream has no network. */
  exemplo: Maybe<Scalars['Boolean']['output']>;
  /** People to know. */
  sugestoes: Maybe<SugestaoConnection>;
  /** People connected with. */
  conexoes: Maybe<ConexaoConnection>;
};


/** The network of people around the viewer. */
export type RedeSugestoesArgs = {
  busca?: InputMaybe<Scalars['String']['input']>;
  secoes?: InputMaybe<Array<SecaoDaRede>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The network of people around the viewer. */
export type RedeConexoesArgs = {
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Under which heading a suggested person stands (specification §2). */
export type SecaoDaRede =
  /** 'Pessoas que você pode conhecer'. */
  | 'CONHECER'
  /** 'Professores que lecionaram matérias suas'. */
  | 'PROFESSORES'
  /** 'Recomendações com base no seu perfil'. */
  | 'RECOMENDACOES';

/** What a person of the network is to the university, former students among them. */
export type PapelNaRede =
  /** 'Estudante'. */
  | 'ESTUDANTE'
  /** 'Professor'. */
  | 'PROFESSOR'
  /** 'Ex-aluno': a former student. */
  | 'EX_ALUNO';

/** A person of the network, as one card shows them. */
export type Conexao = Node & {
  /** Global id, of the pair viewer and person. */
  id: Scalars['ID']['output'];
  /** The person. */
  pessoa: Pessoa;
  /** What they are to the university. */
  papelNaRede: PapelNaRede;
  /** Of a professor the department, of all others the course; null when unknown. */
  cursoOuDepartamento: Maybe<Scalars['String']['output']>;
  /** Interests and areas. */
  tags: Array<Scalars['String']['output']>;
  /** The viewer is connected with them. */
  conectado: Scalars['Boolean']['output'];
};

/** A window of suggestions. */
export type SugestaoConnection = {
  /** The edges of this window. */
  edges: Array<SugestaoEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** People in the whole list. */
  total: Scalars['Int']['output'];
};

/** A person to know, and why. */
export type SugestaoEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: Conexao;
  /** Why they are suggested; null for who was only searched for. */
  motivo: Maybe<Scalars['String']['output']>;
  /** Heading; null where the upstream names none. */
  secao: Maybe<SecaoDaRede>;
};

/** A window of people. */
export type ConexaoConnection = {
  /** The edges of this window. */
  edges: Array<ConexaoEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** People in the whole list. */
  total: Scalars['Int']['output'];
};

/** A person in a connection. */
export type ConexaoEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: Conexao;
};

/** What a notification is about; the filters of the screen. */
export type TipoDeNotificacao =
  /** A vaga. */
  | 'OPORTUNIDADE'
  /** A connection. */
  | 'CONEXAO'
  /** A level reached, many views. */
  | 'ENGAJAMENTO'
  /** A candidatura received. */
  | 'CANDIDATURA'
  /** A message received. */
  | 'MENSAGEM';

/** Something that happened. */
export type Notificacao = Node & {
  /** Global id, of the notification to the viewer. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  tipo: TipoDeNotificacao;
  /** One line. */
  titulo: Scalars['String']['output'];
  /** One or two sentences; null without any. */
  descricao: Maybe<Scalars['String']['output']>;
  /** When; null on samples. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** The viewer has seen it. */
  lida: Scalars['Boolean']['output'];
  /** Where to go from it; null when nowhere. */
  acao: Maybe<AcaoDaNotificacao>;
};

/** A link of a notification. */
export type AcaoDaNotificacao = {
  /** Its text. */
  rotulo: Scalars['String']['output'];
  /** A path of this site, beginning with '/'. */
  href: Scalars['String']['output'];
};

/** A window of notifications. */
export type NotificacaoConnection = {
  /** The edges of this window. */
  edges: Array<NotificacaoEdge>;
  /** Where the window stands. */
  pageInfo: PageInfo;
  /** Notifications in the whole list. */
  total: Scalars['Int']['output'];
  /** How many of the whole list are not read. */
  naoLidas: Scalars['Int']['output'];
  /** The notifications shown are samples of the specification: the upstream has none. */
  exemplo: Scalars['Boolean']['output'];
};

/** A notification in a connection. */
export type NotificacaoEdge = {
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notificacao;
};

/** Everything that can be read. Without a token all but `viewer`, `instituicao` and the static lists is UNAUTHENTICATED. */
export type Query = {
  /** The object of a global id; null when there is none (any more). */
  node: Maybe<Node>;
  /** The objects of several global ids, in their order, null for each that there is not. */
  nodes: Array<Maybe<Node>>;
  /** The signed-in person; null when signed out. */
  viewer: Maybe<Viewer>;
  /** One vaga; null when there is none. */
  vaga: Maybe<Vaga>;
  /** Open vagas: recommended first, then newest; with `busca`, best match first. One REST call a window. */
  vagas: Maybe<VagaConnection>;
  /** One profile; null when there is none. */
  usuario: Maybe<Usuario>;
  /** The types of vaga that the upstream knows. */
  tiposDeVaga: Maybe<Array<OpcaoDeTipo>>;
  /** All departments, in the upstream's order. */
  departamentos: Maybe<Array<Departamento>>;
  /** All interests by category. */
  categoriasDeInteresse: Maybe<Array<CategoriaDeInteresse>>;
  /** The university that this board serves. */
  instituicao: Instituicao;
};


/** Everything that can be read. Without a token all but `viewer`, `instituicao` and the static lists is UNAUTHENTICATED. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Without a token all but `viewer`, `instituicao` and the static lists is UNAUTHENTICATED. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. Without a token all but `viewer`, `instituicao` and the static lists is UNAUTHENTICATED. */
export type QueryVagaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Without a token all but `viewer`, `instituicao` and the static lists is UNAUTHENTICATED. */
export type QueryVagasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<VagaFiltro>;
};


/** Everything that can be read. Without a token all but `viewer`, `instituicao` and the static lists is UNAUTHENTICATED. */
export type QueryUsuarioArgs = {
  id: Scalars['ID']['input'];
};

/** Sign in. */
export type EntrarInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
  /** Password. */
  senha: Scalars['String']['input'];
  /** Which of the two doors: an account of the other role is refused. */
  papel: Papel;
};

/** What signing in came to. */
export type EntrarResult = EntrarSuccess | CredenciaisInvalidas | EmailNaoVerificado | PapelNaoPermitido;

/** Signed in. */
export type EntrarSuccess = {
  /** Bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Role of the account. */
  papel: Papel;
};

/** No account with this e-mail and password. Says the same whether or not the account exists. */
export type CredenciaisInvalidas = Erro & {
  /** 'Credenciais inválidas ou email não verificado'. */
  mensagem: Scalars['String']['output'];
};

/** The password fits, but the e-mail was never verified. */
export type EmailNaoVerificado = Erro & {
  /** 'Credenciais inválidas ou email não verificado'. */
  mensagem: Scalars['String']['output'];
};

/** The account is of the other role. */
export type PapelNaoPermitido = Erro & {
  /** 'Esta conta não tem permissão de aluno' or 'Esta conta não tem permissão de professor'. */
  mensagem: Scalars['String']['output'];
};

/** What signing out came to. */
export type SairResult = SairSuccess;

/** Signed out. */
export type SairSuccess = {
  /** The upstream refuses the token from now on; false where it cannot, and the token merely ends in time. */
  revogado: Scalars['Boolean']['output'];
};

/** Register an account. */
export type CadastrarInput = {
  /** Full name, 1 to 120 characters. */
  nome: Scalars['String']['input'];
  /** Institutional e-mail. */
  email: Scalars['String']['input'];
  /** At least 8 characters, and none that is easy to guess. */
  senha: Scalars['String']['input'];
  /** Which registration this is; a professor's needs a professor's domain. */
  papel: Papel;
  /** Names of interests; a student's registration, step 3. */
  interesses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Course, of a student. */
  curso?: InputMaybe<Scalars['String']['input']>;
  /** First term, of a student, as `2024.1`. */
  periodoDeInicio?: InputMaybe<Scalars['String']['input']>;
  /** Main objective, of a student. */
  objetivoPrincipal?: InputMaybe<ObjetivoPrincipal>;
  /** Name of the department, of a professor. */
  departamento?: InputMaybe<Scalars['String']['input']>;
  /** Short biography, of a professor. */
  sobre?: InputMaybe<Scalars['String']['input']>;
  /** A random secret of the browser, 22 to 200 characters: a verification that brings the same keeps the password. */
  prova?: InputMaybe<Scalars['String']['input']>;
};

/** What registering came to. */
export type CadastrarResult = CadastrarSuccess | EntradaInvalida | ContaCriadaSemInteresses;

/** Registered; a mail with the verification link is on its way. */
export type CadastrarSuccess = {
  /** The address that the mail went to. */
  email: Scalars['String']['output'];
};

/** The account exists now, but its interests could not be saved. */
export type ContaCriadaSemInteresses = Erro & {
  /** 'Erro ao salvar interesses: <status>'. */
  mensagem: Scalars['String']['output'];
};

/** Verify an e-mail. */
export type VerificarEmailInput = {
  /** The code of the mail, or the token of its link. */
  token: Scalars['String']['input'];
  /** The secret that the browser sent when it registered, where it has one. */
  prova?: InputMaybe<Scalars['String']['input']>;
};

/** What verifying came to. */
export type VerificarEmailResult = VerificarEmailSuccess | TokenRecusado;

/** Verified. */
export type VerificarEmailSuccess = {
  /** Signed in at once with this token; null when the person must sign in. */
  token: Maybe<Scalars['String']['output']>;
  /** Role; null with the token. */
  papel: Maybe<Papel>;
  /** Name for the welcome; null when the upstream does not tell. */
  nome: Maybe<Scalars['String']['output']>;
  /** Token for `redefinirSenha`, where the password of the registration does not count and one is to be chosen; else null. */
  tokenDeSenha: Maybe<Scalars['String']['output']>;
};

/** The token is wrong, used or expired. */
export type TokenRecusado = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
};

/** Ask for a mail to an account: the same answer whether or not it exists. */
export type EmailDaContaInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
};

/** What asking for the verification mail came to. */
export type ReenviarVerificacaoResult = ReenviarVerificacaoSuccess;

/** The request was taken. */
export type ReenviarVerificacaoSuccess = {
  /** The address, as it was given. */
  email: Scalars['String']['output'];
};

/** What asking for a mail to set a new password came to. */
export type PedirRedefinicaoDeSenhaResult = PedirRedefinicaoDeSenhaSuccess;

/** The request was taken. */
export type PedirRedefinicaoDeSenhaSuccess = {
  /** The address, as it was given. */
  email: Scalars['String']['output'];
};

/** Set a new password. */
export type RedefinirSenhaInput = {
  /** The token of the mail's link. */
  token: Scalars['String']['input'];
  /** At least 8 characters, and none that is easy to guess. */
  novaSenha: Scalars['String']['input'];
};

/** What setting a new password came to. */
export type RedefinirSenhaResult = RedefinirSenhaSuccess | TokenRecusado | EntradaInvalida;

/** The new password holds. */
export type RedefinirSenhaSuccess = {
  /** Always true; a payload needs a field. */
  redefinida: Scalars['Boolean']['output'];
};

/** Change the own profile. */
export type AtualizarPerfilInput = {
  /** New name, not empty, at most 120 characters. */
  nome: Scalars['String']['input'];
  /** New about text; null clears it. At most 2000 characters. */
  sobre?: InputMaybe<Scalars['String']['input']>;
  /** Course of a student, one of the institution's; null leaves what stands. This and what follows: only where `edicaoCompleta`. */
  curso?: InputMaybe<Scalars['String']['input']>;
  /** First term of a student, as `2024.1`; null leaves what stands. */
  periodoDeInicio?: InputMaybe<Scalars['String']['input']>;
  /** What the student is here for; null leaves what stands. */
  objetivoPrincipal?: InputMaybe<ObjetivoPrincipal>;
};

/** What changing the profile came to. */
export type AtualizarPerfilResult = AtualizarPerfilSuccess | EntradaInvalida;

/** Changed. */
export type AtualizarPerfilSuccess = {
  /** The profile as it is now. */
  usuario: Maybe<Usuario>;
};

/** Change the own portrait. */
export type EnviarAvatarInput = {
  /** An image, at most 5 MB; judged by its content. */
  arquivo: Scalars['Upload']['input'];
};

/** What changing the portrait came to. */
export type EnviarAvatarResult = EnviarAvatarSuccess | EntradaInvalida;

/** Changed. */
export type EnviarAvatarSuccess = {
  /** The profile as it is now. One REST call. */
  usuario: Maybe<Usuario>;
};

/** What removing the portrait came to. */
export type RemoverAvatarResult = RemoverAvatarSuccess;

/** Removed, or there was none. */
export type RemoverAvatarSuccess = {
  /** The profile as it is now. One REST call. */
  usuario: Maybe<Usuario>;
};

/** Change the own interests. */
export type SalvarInteressesInput = {
  /** Names, at most 100: the whole new list. */
  interesses: Array<Scalars['String']['input']>;
};

/** What changing the interests came to. */
export type SalvarInteressesResult = SalvarInteressesSuccess | EntradaInvalida;

/** Changed. */
export type SalvarInteressesSuccess = {
  /** The profile as it is now. One REST call. */
  usuario: Maybe<Usuario>;
};

/** Add an interest that no category has yet. */
export type CriarInteresseInput = {
  /** Name, 1 to 60 characters after trimming. */
  nome: Scalars['String']['input'];
};

/** What adding an interest came to. */
export type CriarInteresseResult = CriarInteresseSuccess | EntradaInvalida;

/** The interest, new or the one that stood under this name (case and accents folded). */
export type CriarInteresseSuccess = {
  /** The interest. */
  interesse: Maybe<Interesse>;
};

/** Apply to a vaga. */
export type CandidatarInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Motivation letter, at most 2000 characters; blank counts as none. */
  cartaDeMotivacao?: InputMaybe<Scalars['String']['input']>;
  /** Consents that who selects reads a summary of the transcript. */
  compartilharHistorico?: InputMaybe<Scalars['Boolean']['input']>;
  /** To the questions of the vaga; blank counts as none. One that does not do is EntradaInvalida at `respostas.<codigo of the question>`, or at `respostas` when its question is gone. */
  respostas?: InputMaybe<Array<RespostaInput>>;
  /** The PDF, as `enviarArquivoDaCandidatura` returned it. */
  arquivo?: InputMaybe<Scalars['String']['input']>;
  /** A fresh UUID per attempt of the person: the same again is answered without applying twice. */
  chave?: InputMaybe<Scalars['ID']['input']>;
};

/** An answer to one question. */
export type RespostaInput = {
  /** REST id of the question. */
  pergunta: Scalars['String']['input'];
  /** The question as it was shown: one that changed since is EntradaInvalida. */
  texto: Scalars['String']['input'];
  /** The answer. */
  valor: Scalars['String']['input'];
};

/** What applying came to. */
export type CandidatarResult = CandidatarSuccess | JaCandidatado | CandidaturaRecusada | EntradaInvalida;

/** Applied. */
export type CandidatarSuccess = {
  /** The new candidatura, as an edge for the viewer's list; its vaga is the one applied to, one REST call. */
  candidaturaEdge: Maybe<CandidaturaEdge>;
  /** The viewer's situation with the vaga, now true. */
  situacao: SituacaoDaCandidatura;
  /** The viewer, for the new total of `candidaturas`. */
  viewer: Viewer;
};

/** The viewer had applied before. */
export type JaCandidatado = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
  /** The viewer's situation with the vaga: true. */
  situacao: SituacaoDaCandidatura;
};

/** The vaga does not take this candidatura: closed, past its prazo, or gone. */
export type CandidaturaRecusada = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
};

/** Cancel the own candidatura. */
export type CancelarCandidaturaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
};

/** What cancelling came to. */
export type CancelarCandidaturaResult = CancelarCandidaturaSuccess | NaoCandidatado | CancelamentoRecusado;

/** It is looked at already: it can be withdrawn, not cancelled. */
export type CancelamentoRecusado = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
  /** The viewer's situation with the vaga, as it is. */
  situacao: SituacaoDaCandidatura;
};

/** Share a summary of the transcript with one's own candidatura, or no longer. */
export type CompartilharHistoricoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Whether it is shared from now on. */
  compartilhar: Scalars['Boolean']['input'];
};

/** What giving or revoking the consent came to. */
export type CompartilharHistoricoResult = CompartilharHistoricoSuccess | NaoCandidatado;

/** The consent is as the student chose. */
export type CompartilharHistoricoSuccess = {
  /** The candidatura as it is now. One REST call. */
  candidatura: Maybe<CandidaturaEdge>;
};

/** Withdraw the own candidatura, once it is looked at. */
export type RetirarCandidaturaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** A word to the professor, at most 1000 characters; blank counts as none. */
  palavra?: InputMaybe<Scalars['String']['input']>;
};

/** What withdrawing came to. */
export type RetirarCandidaturaResult = RetirarCandidaturaSuccess | RetiradaRecusada | EntradaInvalida;

/** Withdrawn. */
export type RetirarCandidaturaSuccess = {
  /** The candidatura as it is now, with its history. One REST call. */
  candidatura: Maybe<CandidaturaEdge>;
  /** The viewer's situation with the vaga. */
  situacao: SituacaoDaCandidatura;
};

/** There is nothing to withdraw: no candidatura, one not looked at, or one that is over. */
export type RetiradaRecusada = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
};

/** Which candidatura to move, and what its professor had seen of it. */
export type CandidaturaAMover = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** Its `versao`: one that changed since is not moved. */
  versao: Scalars['Int']['input'];
};

/** Move candidaturas of one own vaga to a stage. */
export type MoverCandidaturasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 500 of them. */
  candidaturas: Array<CandidaturaAMover>;
  /** The stage. A professor moves nobody to RECEBIDA or RETIRADA. */
  para: EtapaDaCandidatura;
  /** What each of them is told with it, at most 1000 characters; blank counts as none. */
  palavra?: InputMaybe<Scalars['String']['input']>;
  /** Holds a decision back until `divulgarResultado`. Only APROVADA, LISTA_DE_ESPERA and NAO_SELECIONADA can be held. */
  reter?: Scalars['Boolean']['input'];
  /** A fresh UUID per attempt of the person: the same again moves nobody twice. */
  chave: Scalars['ID']['input'];
};

/** What moving came to. */
export type MoverCandidaturasResult = MoverCandidaturasSuccess | EntradaInvalida;

/** Each was tried by itself. */
export type MoverCandidaturasSuccess = {
  /** Those that were moved, as they are now. Their dates and letters cost one REST call more. */
  movidas: Maybe<Array<Candidatura>>;
  /** Those that were not, each with the reason. */
  recusadas: Maybe<Array<CandidaturaNaoMovida>>;
  /** The selection after it. */
  selecao: Maybe<Selecao>;
};

/** A candidatura that was not moved: somebody else changed it, or the stage may not follow. */
export type CandidaturaNaoMovida = {
  /** As it is now. */
  candidatura: Candidatura;
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
};

/** Release the decisions of one own vaga that are held back. */
export type DivulgarResultadoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** When, within 180 days; null releases them at once. */
  em?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What releasing came to. */
export type DivulgarResultadoResult = DivulgarResultadoSuccess | NadaADivulgar | EntradaInvalida;

/** Released, or to be released at that time. */
export type DivulgarResultadoSuccess = {
  /** Those released at once, as they are now; empty for a later time. Their dates and letters cost one REST call more. */
  divulgadas: Maybe<Array<Candidatura>>;
  /** The selection after it. */
  selecao: Maybe<Selecao>;
};

/** No decision is held back. */
export type NadaADivulgar = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
  /** The selection as it is. One REST call. */
  selecao: Maybe<Selecao>;
};

/** Take the time of a release back. */
export type CancelarDivulgacaoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
};

/** What that came to. */
export type CancelarDivulgacaoResult = CancelarDivulgacaoSuccess;

/** No time is set any more. */
export type CancelarDivulgacaoSuccess = {
  /** The selection after it. */
  selecao: Maybe<Selecao>;
};

/** Say how many can be chosen. */
export type DefinirVagasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 1000; null says nothing. */
  vagas?: InputMaybe<Scalars['Int']['input']>;
};

/** What that came to. */
export type DefinirVagasResult = DefinirVagasSuccess | EntradaInvalida;

/** Kept. */
export type DefinirVagasSuccess = {
  /** The selection after it. */
  selecao: Maybe<Selecao>;
};

/** What a vaga asks of students, in the place of what it asked before. */
export type DefinirRequisitosInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 0 to 10, one decimal; null or 0 for none. */
  crMinimo?: InputMaybe<Scalars['Float']['input']>;
  /** At most 10. */
  disciplinas: Array<DisciplinaPedidaInput>;
  /** 1 to 20; null for none. */
  periodoDe?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 20, not before `periodoDe`; null for none. */
  periodoAte?: InputMaybe<Scalars['Int']['input']>;
  /** Names of `Instituicao.cursos`, at most 20. */
  cursos: Array<Scalars['String']['input']>;
  /** Only students who meet all of it may apply. */
  fechada: Scalars['Boolean']['input'];
};

/** A course that a vaga asks for. */
export type DisciplinaPedidaInput = {
  /** As 'INF1007'. */
  codigoDaDisciplina: Scalars['String']['input'];
  /** Codes, at most 5. */
  equivalentes: Array<Scalars['String']['input']>;
};

/** What that came to. */
export type DefinirRequisitosResult = DefinirRequisitosSuccess | EntradaInvalida;

/** Kept. */
export type DefinirRequisitosSuccess = {
  /** The vaga after it. */
  vaga: Maybe<Vaga>;
};

/** One horario to offer: at a place, by a link, or both. */
export type NovoHorario = {
  /** When it begins, within a year. */
  inicio: Scalars['DateTime']['input'];
  /** 5 to 480. */
  minutos: Scalars['Int']['input'];
  /** At most 200 characters; blank counts as none. */
  local?: InputMaybe<Scalars['String']['input']>;
  /** An http or https address of at most 500 characters; blank counts as none. */
  link?: InputMaybe<Scalars['String']['input']>;
};

/** Offer horarios for interviews of one own vaga. */
export type OferecerHorariosInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 50 of them, none over another. */
  horarios: Array<NovoHorario>;
  /** A fresh UUID per attempt of the person: the same again offers nothing twice. */
  chave: Scalars['ID']['input'];
};

/** What offering came to. */
export type OferecerHorariosResult = OferecerHorariosSuccess | EntradaInvalida;

/** Offered, all of them. */
export type OferecerHorariosSuccess = {
  /** The viewer, for the new `entrevistas`. */
  viewer: Viewer;
};

/** Take a horario of one own vaga back. */
export type RetirarHorarioInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The horario. One that is gone already stays gone. */
  horario: Scalars['ID']['input'];
};

/** What that came to. */
export type RetirarHorarioResult = RetirarHorarioSuccess;

/** It is offered no more; a student who had it is told. */
export type RetirarHorarioSuccess = {
  /** The viewer, for what is left of `entrevistas`. */
  viewer: Viewer;
};

/** Choose a free horario for the own candidatura, in place of the one before. */
export type EscolherHorarioInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The horario. */
  horario: Scalars['ID']['input'];
};

/** What choosing came to. */
export type EscolherHorarioResult = EscolherHorarioSuccess | HorarioRecusado;

/** Chosen. */
export type EscolherHorarioSuccess = {
  /** The viewer, for the new `entrevistas`. */
  viewer: Viewer;
};

/** Give the horario of the own candidatura back. */
export type DevolverHorarioInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
};

/** What giving back came to. */
export type DevolverHorarioResult = DevolverHorarioSuccess | HorarioRecusado;

/** The student has none any more. */
export type DevolverHorarioSuccess = {
  /** The viewer, for the new `entrevistas`. */
  viewer: Viewer;
};

/** Somebody else was faster, it is over or gone, or the candidatura is not at ENTREVISTA. */
export type HorarioRecusado = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
  /** The viewer, for `entrevistas` as they are. */
  viewer: Viewer;
};

/** Cancelled. */
export type CancelarCandidaturaSuccess = {
  /** The viewer's situation with the vaga, now false. */
  situacao: SituacaoDaCandidatura;
  /** The viewer, for the new total of `candidaturas`. */
  viewer: Viewer;
};

/** There was nothing to cancel. */
export type NaoCandidatado = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
  /** The viewer's situation with the vaga: false. */
  situacao: SituacaoDaCandidatura;
  /** The viewer, for the total of `candidaturas` as it is. */
  viewer: Viewer;
};

/** Publish a vaga (specification §5). */
export type CriarVagaInput = {
  /** 5 to 200 characters. */
  titulo: Scalars['String']['input'];
  /** 20 to 10000 characters. */
  descricao: Scalars['String']['input'];
  /** The department. */
  departamento: Scalars['ID']['input'];
  /** Where the work is done. */
  local: Local;
  /** Its type, one of `tiposDeVaga`. */
  tipo: Scalars['ID']['input'];
  /** Last day to apply; null means 31 December of the current year. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
  /** Reais a month, whole; null or 0 for none. */
  remuneracao?: InputMaybe<Scalars['Int']['input']>;
  /** Percent, 0 to 100; null or 0 for none. */
  desconto?: InputMaybe<Scalars['Int']['input']>;
  /** Hours; null or 0 for none. */
  horasComplementares?: InputMaybe<Scalars['Int']['input']>;
  /** Interests, at most 30. */
  interesses?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A fresh UUID per attempt of the person: the same again publishes nothing twice. */
  chave?: InputMaybe<Scalars['ID']['input']>;
};

/** What publishing came to. */
export type CriarVagaResult = CriarVagaSuccess | EntradaInvalida;

/** Published. */
export type CriarVagaSuccess = {
  /** The new vaga, as an edge for the viewer's list. */
  vagaEdge: Maybe<MinhaVagaEdge>;
};

/** Change a vaga. */
export type AtualizarVagaInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
  /** 5 to 200 characters. */
  titulo: Scalars['String']['input'];
  /** 20 to 10000 characters. */
  descricao: Scalars['String']['input'];
  /** Last day to apply; null keeps the one that stands. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
  /** Interests, at most 30: the whole new list; null leaves those that stand, where the upstream can. */
  interesses?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A department; null leaves the one that stands. This and what follows: only where `edicaoCompleta`. */
  departamento?: InputMaybe<Scalars['ID']['input']>;
  /** Where the work is done; null leaves the place that stands. */
  local?: InputMaybe<Local>;
  /** A type; null leaves the one that stands. */
  tipo?: InputMaybe<Scalars['ID']['input']>;
  /** Reais a month, whole; null leaves what stands, 0 is none. */
  remuneracao?: InputMaybe<Scalars['Int']['input']>;
  /** Percent, 0 to 100; null leaves what stands, 0 is none. */
  desconto?: InputMaybe<Scalars['Int']['input']>;
  /** Hours; null leaves what stands, 0 is none. */
  horasComplementares?: InputMaybe<Scalars['Int']['input']>;
};

/** What changing a vaga came to. */
export type AtualizarVagaResult = AtualizarVagaSuccess | EntradaInvalida;

/** Changed. */
export type AtualizarVagaSuccess = {
  /** The vaga as it is now. */
  vaga: Maybe<Vaga>;
};

/** Move a vaga's selection on. */
export type AlterarStatusDaVagaInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
  /** The state to go to. */
  status: StatusDaVaga;
  /** A new last day to apply, set in the same step: for a vaga that is taken up again after its own. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
};

/** What moving the selection on came to. */
export type AlterarStatusDaVagaResult = AlterarStatusDaVagaSuccess | EntradaInvalida | PrazoSalvoSemStatus;

/** Moved on. */
export type AlterarStatusDaVagaSuccess = {
  /** The vaga as it is now. */
  vaga: Maybe<Vaga>;
};

/** The new deadline is set, but the status could not be. */
export type PrazoSalvoSemStatus = Erro & {
  /** That the deadline stands, and why the status does not. */
  mensagem: Scalars['String']['output'];
  /** The vaga as it is now. */
  vaga: Maybe<Vaga>;
};

/** Delete a vaga. */
export type ExcluirVagaInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
};

/** What deleting came to. */
export type ExcluirVagaResult = ExcluirVagaSuccess | EntradaInvalida;

/** Deleted. */
export type ExcluirVagaSuccess = {
  /** Global id of the vaga that is gone. */
  vaga: Scalars['ID']['output'];
};

/** Invite one professor, by `pessoa` or by `email`. Whoever is invited already is not told again. */
export type ConvidarGestorInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** A professor whom the search of people found. */
  pessoa?: InputMaybe<Scalars['ID']['input']>;
  /** Of a professor. What it comes to does not tell whether anybody has it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Students see who it is, once they accept. */
  visivel: Scalars['Boolean']['input'];
};

/** What inviting came to. */
export type ConvidarGestorResult = ConvidarGestorSuccess | EntradaInvalida;

/** Invited; or the e-mail is noted. */
export type ConvidarGestorSuccess = {
  /** The vaga, for its `gestores`. */
  vaga: Maybe<Vaga>;
};

/** Show a co-manager to students, or no longer. */
export type MostrarGestorInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Whom. */
  gestor: Scalars['ID']['input'];
  /** Students see who it is. */
  visivel: Scalars['Boolean']['input'];
};

/** What that came to. */
export type MostrarGestorResult = MostrarGestorSuccess;

/** As it is said. */
export type MostrarGestorSuccess = {
  /** The vaga, for its `gestores`. */
  vaga: Maybe<Vaga>;
};

/** Take somebody's part in a vaga away. Without it nothing changes. */
export type RemoverGestorInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Whose. */
  gestor: Scalars['ID']['input'];
};

/** What that came to. */
export type RemoverGestorResult = RemoverGestorSuccess;

/** They have no rights any more. */
export type RemoverGestorSuccess = {
  /** The vaga, for its `gestores` and what the viewer is to it now. */
  vaga: Maybe<Vaga>;
};

/** Answer an invitation. */
export type ResponderConviteInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** True to manage it from now on. */
  aceitar: Scalars['Boolean']['input'];
};

/** What the answer came to. */
export type ResponderConviteResult = ResponderConviteSuccess | ConviteFechado;

/** Answered. */
export type ResponderConviteSuccess = {
  /** The viewer, for the `convites` that are left. */
  viewer: Viewer;
};

/** It was taken back, or answered before. */
export type ConviteFechado = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
  /** The viewer, for the `convites` that there are. */
  viewer: Viewer;
};

/** Rate and label one candidatura to an own vaga. */
export type AvaliarCandidaturaInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** 1 to 5; null for none. */
  nota?: InputMaybe<Scalars['Int']['input']>;
  /** The whole new list: at most 10 of 1 to 30 characters each. */
  etiquetas: Array<Scalars['String']['input']>;
};

/** What rating came to. */
export type AvaliarCandidaturaResult = AvaliarCandidaturaSuccess | EntradaInvalida;

/** Kept. */
export type AvaliarCandidaturaSuccess = {
  /** As it is now. */
  avaliacao: Maybe<Avaliacao>;
};

/** Write a note on one candidatura to an own vaga. */
export type AnotarCandidaturaInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** Text, 1 to 2000 characters after trimming. */
  texto: Scalars['String']['input'];
  /** A fresh UUID per attempt of the person: the same again writes nothing twice. */
  chave: Scalars['ID']['input'];
};

/** Say what a vaga asks of who applies. */
export type DefinirPerguntasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** All of them, in order, at most five. */
  perguntas: Array<PerguntaInput>;
  /** Whether a PDF is asked for. */
  arquivo: PedidoDeArquivo;
  /** What should be in the PDF, at most 200 characters; blank counts as none. */
  instrucao?: InputMaybe<Scalars['String']['input']>;
};

/** A question, as it is to be. */
export type PerguntaInput = {
  /** REST id of one that stands; without it, it is a new one. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** The question, 3 to 300 characters after trimming. */
  texto: Scalars['String']['input'];
  /** How it is answered. */
  tipo: TipoDePergunta;
  /** Nobody applies without an answer. */
  obrigatoria: Scalars['Boolean']['input'];
  /** Of an ESCOLHA: 2 to 10, all different, of 1 to 80 characters. */
  opcoes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What defining the questions came to. Fields of EntradaInvalida are `perguntas.<index>.texto`, `perguntas.<index>.opcoes` and `instrucao`. */
export type DefinirPerguntasResult = DefinirPerguntasSuccess | EntradaInvalida;

/** Kept. What was answered before keeps the questions as they were asked. */
export type DefinirPerguntasSuccess = {
  /** As it is now. */
  pedido: Maybe<PedidoDaVaga>;
};

/** Send the PDF that a vaga asks for, before applying. */
export type EnviarArquivoDaCandidaturaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** A PDF, at most 5 MB. */
  arquivo: Scalars['Upload']['input'];
};

/** What sending a PDF came to. One that carries scripts, other files or media is EntradaInvalida. */
export type EnviarArquivoDaCandidaturaResult = EnviarArquivoDaCandidaturaSuccess | EntradaInvalida;

/** Kept for a day, unless an application uses it. */
export type EnviarArquivoDaCandidaturaSuccess = {
  /** For `CandidatarInput.arquivo`. */
  arquivo: Scalars['ID']['output'];
  /** Bytes. */
  tamanho: Scalars['Int']['output'];
};

/** What writing a note came to. One beyond 100 is EntradaInvalida. */
export type AnotarCandidaturaResult = AnotarCandidaturaSuccess | EntradaInvalida;

/** Written. */
export type AnotarCandidaturaSuccess = {
  /** The note. */
  anotacao: Maybe<Anotacao>;
  /** With the new total. One REST call. */
  avaliacao: Maybe<Avaliacao>;
};

/** Delete an own note. */
export type ExcluirAnotacaoInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** The note. One that is gone counts as deleted. */
  anotacao: Scalars['ID']['input'];
};

/** What deleting a note came to. */
export type ExcluirAnotacaoResult = ExcluirAnotacaoSuccess;

/** Deleted. */
export type ExcluirAnotacaoSuccess = {
  /** Global id of the note that is gone. */
  anotacao: Scalars['ID']['output'];
  /** With the new total. One REST call. */
  avaliacao: Maybe<Avaliacao>;
};

/** Write to one person. */
export type EnviarMensagemInput = {
  /** The person. */
  para: Scalars['ID']['input'];
  /** Text, 1 to 5000 characters after trimming. */
  conteudo: Scalars['String']['input'];
  /** A fresh UUID per message: the same again sends nothing twice. */
  chave?: InputMaybe<Scalars['ID']['input']>;
};

/** What writing came to. */
export type EnviarMensagemResult = EnviarMensagemSuccess | EntradaInvalida;

/** Sent. */
export type EnviarMensagemSuccess = {
  /** The message, as an edge for the thread. */
  mensagemEdge: Maybe<MensagemEdge>;
  /** Its conversation, for a list that did not have it. One REST call. */
  conversa: Maybe<Conversa>;
};

/** Write the same to every candidate of a vaga. */
export type EnviarComunicadoInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
  /** Text, 1 to 1000 characters after trimming. */
  conteudo: Scalars['String']['input'];
  /** A fresh UUID per comunicado: with the same again nobody gets it twice. */
  chave: Scalars['ID']['input'];
  /** Only to these people, to try again those that failed; null means all candidates. */
  apenas?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What a comunicado came to. */
export type EnviarComunicadoResult = EnviarComunicadoSuccess | SemCandidatos | EntradaInvalida;

/** Every candidate was tried. */
export type EnviarComunicadoSuccess = {
  /** How many got it. */
  enviadas: Scalars['Int']['output'];
  /** Who did not get it, to try again. */
  falhas: Array<Pessoa>;
};

/** Nobody applied yet. */
export type SemCandidatos = Erro & {
  /** Says so. */
  mensagem: Scalars['String']['output'];
};

/** Import a transcript. */
export type ImportarHistoricoInput = {
  /** A PDF, at most 10 MB. */
  arquivo: Scalars['Upload']['input'];
};

/** What importing came to. */
export type ImportarHistoricoResult = ImportarHistoricoSuccess | EntradaInvalida;

/** Imported: it replaces what stood before. */
export type ImportarHistoricoSuccess = {
  /** The API's sentence. */
  mensagem: Scalars['String']['output'];
  /** How many courses were read. */
  total: Maybe<Scalars['Int']['output']>;
  /** Lines that look like a course and could not be read, the first 100: none of them was imported. */
  linhasIlegiveis: Maybe<Array<LinhaIlegivel>>;
  /** How many such lines there are. */
  totalDeLinhasIlegiveis: Maybe<Scalars['Int']['output']>;
  /** The viewer, to select history, progress and profile from. */
  viewer: Viewer;
};

/** A line of a transcript that could not be read. */
export type LinhaIlegivel = {
  /** Page, from 1. */
  pagina: Scalars['Int']['output'];
  /** The line as the PDF has it. */
  texto: Scalars['String']['output'];
  /** Why, as a sentence. */
  motivo: Scalars['String']['output'];
};

/** Connect with, or leave, a person. */
export type ConexaoInput = {
  /** The person. */
  pessoa: Scalars['ID']['input'];
};

/** What connecting came to. */
export type ConectarResult = ConectarSuccess | PessoaInexistente | EntradaInvalida;

/** Connected. */
export type ConectarSuccess = {
  /** The person as shown in the network. One REST call. */
  conexao: Maybe<Conexao>;
  /** The viewer, for the new total of `rede.conexoes`. */
  viewer: Viewer;
};

/** What leaving a person came to. */
export type DesconectarResult = DesconectarSuccess | PessoaInexistente;

/** Not connected any more. */
export type DesconectarSuccess = {
  /** The person as shown in the network. One REST call. */
  conexao: Maybe<Conexao>;
  /** The viewer, for the new total of `rede.conexoes`. */
  viewer: Viewer;
};

/** There is no such person (any more). */
export type PessoaInexistente = Erro & {
  /** The API's detail. */
  mensagem: Scalars['String']['output'];
};

/** Mark notifications as read. */
export type MarcarNotificacoesComoLidasInput = {
  /** These; null means all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What marking as read came to. */
export type MarcarNotificacoesComoLidasResult = MarcarNotificacoesComoLidasSuccess;

/** Marked. */
export type MarcarNotificacoesComoLidasSuccess = {
  /** The notifications that were named, now read; empty when all were meant. With `naoLidas`, one REST call. */
  notificacoes: Maybe<Array<Notificacao>>;
  /** Notifications not read yet. */
  naoLidas: Maybe<Scalars['Int']['output']>;
};

/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type Mutation = {
  /** Sign in by one of the two doors. */
  entrar: EntrarResult;
  /** Sign out: the token is worth nothing afterwards, where the upstream can refuse it. */
  sair: SairResult;
  /** Register a student or a professor. */
  cadastrar: CadastrarResult;
  /** Verify the e-mail of an account. */
  verificarEmail: VerificarEmailResult;
  /** Ask for the verification mail once more. */
  reenviarVerificacao: ReenviarVerificacaoResult;
  /** Ask for a mail to set a new password. */
  pedirRedefinicaoDeSenha: PedirRedefinicaoDeSenhaResult;
  /** Set a new password. */
  redefinirSenha: RedefinirSenhaResult;
  /** Change own name and about text. */
  atualizarPerfil: AtualizarPerfilResult;
  /** Change the own portrait. */
  enviarAvatar: EnviarAvatarResult;
  /** Remove the own portrait. */
  removerAvatar: RemoverAvatarResult;
  /** Replace the own interests. */
  salvarInteresses: SalvarInteressesResult;
  /** Add an interest to 'Outros'. */
  criarInteresse: CriarInteresseResult;
  /** Apply to a vaga. Students. */
  candidatar: CandidatarResult;
  /** Cancel the own candidatura. Students. */
  cancelarCandidatura: CancelarCandidaturaResult;
  /** Withdraw the own candidatura. Students. */
  retirarCandidatura: RetirarCandidaturaResult;
  /** Gives or revokes the consent that who selects reads a summary of the viewer's transcript. */
  compartilharHistorico: CompartilharHistoricoResult;
  /** Move candidaturas to a stage, one or many at once. Professors, of an own vaga. */
  moverCandidaturas: MoverCandidaturasResult;
  /** Release held decisions, at once or at a time. Professors, of an own vaga. */
  divulgarResultado: DivulgarResultadoResult;
  /** Take the time of a release back. Professors, of an own vaga. */
  cancelarDivulgacao: CancelarDivulgacaoResult;
  /** Say how many can be chosen. Professors, of an own vaga. */
  definirVagas: DefinirVagasResult;
  /** Rate and label a candidatura. Professors, of an own vaga. */
  avaliarCandidatura: AvaliarCandidaturaResult;
  /** Say what a vaga asks of who applies. Professors, of an own vaga. */
  definirPerguntas: DefinirPerguntasResult;
  /** Send the PDF that a vaga asks for. Students. */
  enviarArquivoDaCandidatura: EnviarArquivoDaCandidaturaResult;
  /** Write a note on a candidatura. Professors, of an own vaga. */
  anotarCandidatura: AnotarCandidaturaResult;
  /** Delete an own note. */
  excluirAnotacao: ExcluirAnotacaoResult;
  /** Say what a vaga asks of students. Professors, of an own vaga. */
  definirRequisitos: DefinirRequisitosResult;
  /** Offer horarios for interviews. Professors, of an own vaga. */
  oferecerHorarios: OferecerHorariosResult;
  /** Take a horario back, also one that is taken. Professors, of an own vaga. */
  retirarHorario: RetirarHorarioResult;
  /** Choose a horario for the own interview. Students. */
  escolherHorario: EscolherHorarioResult;
  /** Give the own horario back. Students. */
  devolverHorario: DevolverHorarioResult;
  /** Invite a professor to manage an own vaga. Professors, its author alone. */
  convidarGestor: ConvidarGestorResult;
  /** Show a co-manager to students, or no longer; co-managers say so of themselves. Professors. */
  mostrarGestor: MostrarGestorResult;
  /** Take a co-manager or an invitation away; a co-manager leaves by it. Professors. */
  removerGestor: RemoverGestorResult;
  /** Accept an invitation to manage a vaga, or decline it. Professors. */
  responderConvite: ResponderConviteResult;
  /** Publish a vaga. Professors. */
  criarVaga: CriarVagaResult;
  /** Change an own vaga. */
  atualizarVaga: AtualizarVagaResult;
  /** Move the selection of an own vaga on; a step that the API does not allow is EntradaInvalida. */
  alterarStatusDaVaga: AlterarStatusDaVagaResult;
  /** Delete an own vaga; one with candidates is refused. */
  excluirVaga: ExcluirVagaResult;
  /** Write the same to every candidate of an own vaga. */
  enviarComunicado: EnviarComunicadoResult;
  /** Write to one person. */
  enviarMensagem: EnviarMensagemResult;
  /** Import a transcript PDF. Students. */
  importarHistorico: ImportarHistoricoResult;
  /** Connect with a person. */
  conectar: ConectarResult;
  /** Leave a person of the network. */
  desconectar: DesconectarResult;
  /** Mark notifications as read. */
  marcarNotificacoesComoLidas: MarcarNotificacoesComoLidasResult;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationEntrarArgs = {
  input: EntrarInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCadastrarArgs = {
  input: CadastrarInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationVerificarEmailArgs = {
  input: VerificarEmailInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationReenviarVerificacaoArgs = {
  input: EmailDaContaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationPedirRedefinicaoDeSenhaArgs = {
  input: EmailDaContaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationRedefinirSenhaArgs = {
  input: RedefinirSenhaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationAtualizarPerfilArgs = {
  input: AtualizarPerfilInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationEnviarAvatarArgs = {
  input: EnviarAvatarInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationSalvarInteressesArgs = {
  input: SalvarInteressesInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCriarInteresseArgs = {
  input: CriarInteresseInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCandidatarArgs = {
  input: CandidatarInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCancelarCandidaturaArgs = {
  input: CancelarCandidaturaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationRetirarCandidaturaArgs = {
  input: RetirarCandidaturaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCompartilharHistoricoArgs = {
  input: CompartilharHistoricoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationMoverCandidaturasArgs = {
  input: MoverCandidaturasInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationDivulgarResultadoArgs = {
  input: DivulgarResultadoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCancelarDivulgacaoArgs = {
  input: CancelarDivulgacaoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationDefinirVagasArgs = {
  input: DefinirVagasInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationAvaliarCandidaturaArgs = {
  input: AvaliarCandidaturaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationDefinirPerguntasArgs = {
  input: DefinirPerguntasInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationEnviarArquivoDaCandidaturaArgs = {
  input: EnviarArquivoDaCandidaturaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationAnotarCandidaturaArgs = {
  input: AnotarCandidaturaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationExcluirAnotacaoArgs = {
  input: ExcluirAnotacaoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationDefinirRequisitosArgs = {
  input: DefinirRequisitosInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationOferecerHorariosArgs = {
  input: OferecerHorariosInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationRetirarHorarioArgs = {
  input: RetirarHorarioInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationEscolherHorarioArgs = {
  input: EscolherHorarioInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationDevolverHorarioArgs = {
  input: DevolverHorarioInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationConvidarGestorArgs = {
  input: ConvidarGestorInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationMostrarGestorArgs = {
  input: MostrarGestorInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationRemoverGestorArgs = {
  input: RemoverGestorInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationResponderConviteArgs = {
  input: ResponderConviteInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationCriarVagaArgs = {
  input: CriarVagaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationAtualizarVagaArgs = {
  input: AtualizarVagaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationAlterarStatusDaVagaArgs = {
  input: AlterarStatusDaVagaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationExcluirVagaArgs = {
  input: ExcluirVagaInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationEnviarComunicadoArgs = {
  input: EnviarComunicadoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationEnviarMensagemArgs = {
  input: EnviarMensagemInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationImportarHistoricoArgs = {
  input: ImportarHistoricoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationConectarArgs = {
  input: ConexaoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationDesconectarArgs = {
  input: ConexaoInput;
};


/** Everything that can be changed. Expected refusals are members of the result; the rest are errors with a code. A success with an error beside it holds: what could not be read after it is null. */
export type MutationMarcarNotificacoesComoLidasArgs = {
  input: MarcarNotificacoesComoLidasInput;
};

/** What arrives by itself, over Server-Sent Events. Completes at once where the upstream has no events. */
export type Subscription = {
  /** A message to or from the viewer, on any of their devices. */
  mensagemRecebida: MensagemRecebida;
  /** A notification for the viewer. */
  notificacaoRecebida: Notificacao;
  /** Both of these over one stream, for a browser that has but one to spare. Begins with `Ligado`. */
  novidades: Novidade;
};

/** What the one stream of news brings. */
export type Novidade = Ligado | MensagemRecebida | NotificacaoRecebida | SelecaoMudou;

/** The upstream listens from now on. What came before is in these counts, so that a client sees whether it missed something. */
export type Ligado = {
  /** Messages not read yet, over all conversations. Null when they could not be counted. */
  mensagens: Maybe<Scalars['Int']['output']>;
  /** Notifications not read yet. Null when they could not be counted. */
  notificacoes: Maybe<Scalars['Int']['output']>;
};

/** Something of a vaga that the viewer manages, or of a candidatura to it, changed that notifies nobody: another who manages it moved its candidaturas or edited it, or a student no longer shares the transcript. */
export type SelecaoMudou = {
  /** REST id of the vaga. */
  vaga: Scalars['ID']['output'];
};

/** A message that arrived, with the conversation that it belongs to. */
export type MensagemRecebida = {
  /** The message, as an edge for the thread. */
  mensagemEdge: MensagemEdge;
  /** Its conversation, with the counts after it. */
  conversa: Conversa;
  /** Messages not read yet, over all conversations, after it. Null when they could not be counted. */
  naoLidas: Maybe<Scalars['Int']['output']>;
};

/** A notification that arrived, one not read yet that came up again with newer words, or one read along with its message. */
export type NotificacaoRecebida = {
  /** The notification. */
  notificacao: Notificacao;
  /** Notifications not read yet, of all kinds, after it. Null when the upstream does not tell. */
  naoLidas: Maybe<Scalars['Int']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T | Error;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  EntrarResult:
    | ( EntrarSuccess & { __typename: 'EntrarSuccess' } )
    | ( CredenciaisInvalidas & { __typename: 'CredenciaisInvalidas' } )
    | ( EmailNaoVerificado & { __typename: 'EmailNaoVerificado' } )
    | ( PapelNaoPermitido & { __typename: 'PapelNaoPermitido' } )
  ;
  SairResult: ( SairSuccess & { __typename: 'SairSuccess' } );
  CadastrarResult:
    | ( CadastrarSuccess & { __typename: 'CadastrarSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( ContaCriadaSemInteresses & { __typename: 'ContaCriadaSemInteresses' } )
  ;
  VerificarEmailResult:
    | ( VerificarEmailSuccess & { __typename: 'VerificarEmailSuccess' } )
    | ( TokenRecusado & { __typename: 'TokenRecusado' } )
  ;
  ReenviarVerificacaoResult: ( ReenviarVerificacaoSuccess & { __typename: 'ReenviarVerificacaoSuccess' } );
  PedirRedefinicaoDeSenhaResult: ( PedirRedefinicaoDeSenhaSuccess & { __typename: 'PedirRedefinicaoDeSenhaSuccess' } );
  RedefinirSenhaResult:
    | ( RedefinirSenhaSuccess & { __typename: 'RedefinirSenhaSuccess' } )
    | ( TokenRecusado & { __typename: 'TokenRecusado' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AtualizarPerfilResult:
    | ( Omit<AtualizarPerfilSuccess, 'usuario'> & { usuario?: Maybe<_RefType['Usuario']> } & { __typename: 'AtualizarPerfilSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  EnviarAvatarResult:
    | ( Omit<EnviarAvatarSuccess, 'usuario'> & { usuario?: Maybe<_RefType['Usuario']> } & { __typename: 'EnviarAvatarSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  RemoverAvatarResult: ( Omit<RemoverAvatarSuccess, 'usuario'> & { usuario?: Maybe<_RefType['Usuario']> } & { __typename: 'RemoverAvatarSuccess' } );
  SalvarInteressesResult:
    | ( Omit<SalvarInteressesSuccess, 'usuario'> & { usuario?: Maybe<_RefType['Usuario']> } & { __typename: 'SalvarInteressesSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  CriarInteresseResult:
    | ( Omit<CriarInteresseSuccess, 'interesse'> & { interesse?: Maybe<_RefType['Interesse']> } & { __typename: 'CriarInteresseSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  CandidatarResult:
    | ( Omit<CandidatarSuccess, 'candidaturaEdge' | 'situacao' | 'viewer'> & { candidaturaEdge?: Maybe<_RefType['CandidaturaEdge']>, situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } & { __typename: 'CandidatarSuccess' } )
    | ( Omit<JaCandidatado, 'situacao'> & { situacao: _RefType['SituacaoDaCandidatura'] } & { __typename: 'JaCandidatado' } )
    | ( CandidaturaRecusada & { __typename: 'CandidaturaRecusada' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  CancelarCandidaturaResult:
    | ( Omit<CancelarCandidaturaSuccess, 'situacao' | 'viewer'> & { situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } & { __typename: 'CancelarCandidaturaSuccess' } )
    | ( Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } & { __typename: 'NaoCandidatado' } )
    | ( Omit<CancelamentoRecusado, 'situacao'> & { situacao: _RefType['SituacaoDaCandidatura'] } & { __typename: 'CancelamentoRecusado' } )
  ;
  CompartilharHistoricoResult:
    | ( Omit<CompartilharHistoricoSuccess, 'candidatura'> & { candidatura?: Maybe<_RefType['CandidaturaEdge']> } & { __typename: 'CompartilharHistoricoSuccess' } )
    | ( Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } & { __typename: 'NaoCandidatado' } )
  ;
  RetirarCandidaturaResult:
    | ( Omit<RetirarCandidaturaSuccess, 'candidatura' | 'situacao'> & { candidatura?: Maybe<_RefType['CandidaturaEdge']>, situacao: _RefType['SituacaoDaCandidatura'] } & { __typename: 'RetirarCandidaturaSuccess' } )
    | ( RetiradaRecusada & { __typename: 'RetiradaRecusada' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MoverCandidaturasResult:
    | ( Movidas & { __typename: 'MoverCandidaturasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DivulgarResultadoResult:
    | ( Divulgadas & { __typename: 'DivulgarResultadoSuccess' } )
    | ( SemRetidas & { __typename: 'NadaADivulgar' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  CancelarDivulgacaoResult: ( Omit<CancelarDivulgacaoSuccess, 'selecao'> & { selecao?: Maybe<_RefType['Selecao']> } & { __typename: 'CancelarDivulgacaoSuccess' } );
  DefinirVagasResult:
    | ( Omit<DefinirVagasSuccess, 'selecao'> & { selecao?: Maybe<_RefType['Selecao']> } & { __typename: 'DefinirVagasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DefinirRequisitosResult:
    | ( Definida & { __typename: 'DefinirRequisitosSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  OferecerHorariosResult:
    | ( Omit<OferecerHorariosSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'OferecerHorariosSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  RetirarHorarioResult: ( Omit<RetirarHorarioSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RetirarHorarioSuccess' } );
  EscolherHorarioResult:
    | ( Omit<EscolherHorarioSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'EscolherHorarioSuccess' } )
    | ( Omit<HorarioRecusado, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'HorarioRecusado' } )
  ;
  DevolverHorarioResult:
    | ( Omit<DevolverHorarioSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'DevolverHorarioSuccess' } )
    | ( Omit<HorarioRecusado, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'HorarioRecusado' } )
  ;
  CriarVagaResult:
    | ( Omit<CriarVagaSuccess, 'vagaEdge'> & { vagaEdge?: Maybe<_RefType['MinhaVagaEdge']> } & { __typename: 'CriarVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AtualizarVagaResult:
    | ( Omit<AtualizarVagaSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'AtualizarVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AlterarStatusDaVagaResult:
    | ( Omit<AlterarStatusDaVagaSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'AlterarStatusDaVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'PrazoSalvoSemStatus' } )
  ;
  ExcluirVagaResult:
    | ( ExcluirVagaSuccess & { __typename: 'ExcluirVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ConvidarGestorResult:
    | ( Omit<ConvidarGestorSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'ConvidarGestorSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MostrarGestorResult: ( Omit<MostrarGestorSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'MostrarGestorSuccess' } );
  RemoverGestorResult: ( Omit<RemoverGestorSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'RemoverGestorSuccess' } );
  ResponderConviteResult:
    | ( Omit<ResponderConviteSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ResponderConviteSuccess' } )
    | ( Omit<ConviteFechado, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ConviteFechado' } )
  ;
  AvaliarCandidaturaResult:
    | ( Omit<AvaliarCandidaturaSuccess, 'avaliacao'> & { avaliacao?: Maybe<_RefType['Avaliacao']> } & { __typename: 'AvaliarCandidaturaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DefinirPerguntasResult:
    | ( Omit<DefinirPerguntasSuccess, 'pedido'> & { pedido?: Maybe<_RefType['PedidoDaVaga']> } & { __typename: 'DefinirPerguntasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  EnviarArquivoDaCandidaturaResult:
    | ( EnviarArquivoDaCandidaturaSuccess & { __typename: 'EnviarArquivoDaCandidaturaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AnotarCandidaturaResult:
    | ( Anotada & { __typename: 'AnotarCandidaturaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ExcluirAnotacaoResult: ( Excluida & { __typename: 'ExcluirAnotacaoSuccess' } );
  EnviarMensagemResult:
    | ( Enviada & { __typename: 'EnviarMensagemSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  EnviarComunicadoResult:
    | ( Omit<EnviarComunicadoSuccess, 'falhas'> & { falhas: Array<_RefType['Pessoa']> } & { __typename: 'EnviarComunicadoSuccess' } )
    | ( SemCandidatos & { __typename: 'SemCandidatos' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ImportarHistoricoResult:
    | ( Importado & { __typename: 'ImportarHistoricoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ConectarResult:
    | ( Omit<ConectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<_RefType['Conexao']>, viewer: _RefType['Viewer'] } & { __typename: 'ConectarSuccess' } )
    | ( PessoaInexistente & { __typename: 'PessoaInexistente' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DesconectarResult:
    | ( Omit<DesconectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<_RefType['Conexao']>, viewer: _RefType['Viewer'] } & { __typename: 'DesconectarSuccess' } )
    | ( PessoaInexistente & { __typename: 'PessoaInexistente' } )
  ;
  MarcarNotificacoesComoLidasResult: ( Marcadas & { __typename: 'MarcarNotificacoesComoLidasSuccess' } );
  Novidade:
    | ( Ligado & { __typename: 'Ligado' } )
    | ( Omit<MensagemRecebida, 'mensagemEdge' | 'conversa'> & { mensagemEdge: _RefType['MensagemEdge'], conversa: _RefType['Conversa'] } & { __typename: 'MensagemRecebida' } )
    | ( Omit<NotificacaoRecebida, 'notificacao'> & { notificacao: _RefType['Notificacao'] } & { __typename: 'NotificacaoRecebida' } )
    | ( SelecaoMudou & { __typename: 'SelecaoMudou' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( PessoaModel )
    | ( UsuarioModel )
    | ( InteresseModel )
    | ( DepartamentoModel )
    | ( OpcaoDeTipoModel )
    | ( VagaModel )
    | ( GestorModel )
    | ( CandidaturaModel )
    | ( AvaliacaoModel )
    | ( PedidoDaVagaModel )
    | ( AnotacaoModel )
    | ( SelecaoModel )
    | ( HorarioModel )
    | ( Situacao )
    | ( ConversaModel )
    | ( MensagemModel )
    | ( HistoricoModel )
    | ( DisciplinaModel )
    | ( ConexaoModel )
    | ( NotificacaoModel )
  ;
  Erro:
    | ( EntradaInvalida )
    | ( CredenciaisInvalidas )
    | ( EmailNaoVerificado )
    | ( PapelNaoPermitido )
    | ( ContaCriadaSemInteresses )
    | ( TokenRecusado )
    | ( Omit<JaCandidatado, 'situacao'> & { situacao: _RefType['SituacaoDaCandidatura'] } )
    | ( CandidaturaRecusada )
    | ( Omit<CancelamentoRecusado, 'situacao'> & { situacao: _RefType['SituacaoDaCandidatura'] } )
    | ( RetiradaRecusada )
    | ( SemRetidas )
    | ( Omit<HorarioRecusado, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } )
    | ( Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } )
    | ( Omit<ConviteFechado, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( SemCandidatos )
    | ( PessoaInexistente )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  PageCursors: ResolverTypeWrapper<Paginas>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  Erro: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Erro']>;
  EntradaInvalida: ResolverTypeWrapper<EntradaInvalida>;
  CampoInvalido: ResolverTypeWrapper<CampoInvalido>;
  Instituicao: ResolverTypeWrapper<InstituicaoModel>;
  Papel: Papel;
  Viewer: ResolverTypeWrapper<Sessao>;
  NaoLidas: ResolverTypeWrapper<NaoLidasModel>;
  Pessoa: ResolverTypeWrapper<PessoaModel>;
  Usuario: ResolverTypeWrapper<UsuarioModel>;
  ObjetivoPrincipal: ObjetivoPrincipal;
  Interesse: ResolverTypeWrapper<InteresseModel>;
  CategoriaDeInteresse: ResolverTypeWrapper<CategoriaDeInteresseModel>;
  Departamento: ResolverTypeWrapper<DepartamentoModel>;
  Local: Local;
  TipoDeVaga: TipoDeVaga;
  OpcaoDeTipo: ResolverTypeWrapper<OpcaoDeTipoModel>;
  StatusDaVaga: StatusDaVaga;
  Beneficio: Beneficio;
  Vaga: ResolverTypeWrapper<VagaModel>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PapelNaVaga: PapelNaVaga;
  Gestor: ResolverTypeWrapper<GestorModel>;
  Convite: ResolverTypeWrapper<ConviteModel>;
  Requisitos: ResolverTypeWrapper<RequisitosModel>;
  DisciplinaPedida: ResolverTypeWrapper<DisciplinaPedida>;
  TipoDeRequisito: TipoDeRequisito;
  Atendimento: ResolverTypeWrapper<AtendimentoModel>;
  ItemDoAtendimento: ResolverTypeWrapper<ItemDoAtendimento>;
  DisciplinaDaUniversidade: ResolverTypeWrapper<DisciplinaDaUniversidadeModel>;
  AtendimentoDaCandidatura: ResolverTypeWrapper<AtendimentoDaCandidaturaModel>;
  Recomendacao: ResolverTypeWrapper<Recomendacao>;
  VagaConnection: ResolverTypeWrapper<Omit<VagaConnection, 'edges' | 'pageCursors'> & { edges: Array<ResolversTypes['VagaEdge']>, pageCursors: ResolversTypes['PageCursors'] }>;
  VagaEdge: ResolverTypeWrapper<Omit<VagaEdge, 'node'> & { node: ResolversTypes['Vaga'] }>;
  MinhaVagaConnection: ResolverTypeWrapper<Omit<MinhaVagaConnection, 'edges'> & { edges: Array<ResolversTypes['MinhaVagaEdge']> }>;
  MinhaVagaEdge: ResolverTypeWrapper<Omit<MinhaVagaEdge, 'node'> & { node: ResolversTypes['Vaga'] }>;
  VagaFiltro: VagaFiltro;
  EtapaDaCandidatura: EtapaDaCandidatura;
  Candidatura: ResolverTypeWrapper<CandidaturaModel>;
  HistoricoEscolar: ResolverTypeWrapper<HistoricoEscolar>;
  DisciplinaConcluida: ResolverTypeWrapper<DisciplinaConcluida>;
  Avaliacao: ResolverTypeWrapper<AvaliacaoModel>;
  TipoDePergunta: TipoDePergunta;
  PedidoDeArquivo: PedidoDeArquivo;
  Pergunta: ResolverTypeWrapper<Pergunta>;
  PedidoDaVaga: ResolverTypeWrapper<PedidoDaVagaModel>;
  Resposta: ResolverTypeWrapper<Resposta>;
  ArquivoDaCandidatura: ResolverTypeWrapper<ArquivoDaCandidatura>;
  RespostasDaCandidatura: ResolverTypeWrapper<RespostasDaCandidaturaModel>;
  Anotacao: ResolverTypeWrapper<AnotacaoModel>;
  MudancaDeEtapa: ResolverTypeWrapper<Omit<MudancaDeEtapa, 'por'> & { por?: Maybe<ResolversTypes['Pessoa']> }>;
  Selecao: ResolverTypeWrapper<SelecaoModel>;
  Horario: ResolverTypeWrapper<HorarioModel>;
  CandidaturaConnection: ResolverTypeWrapper<Omit<CandidaturaConnection, 'edges'> & { edges: Array<ResolversTypes['CandidaturaEdge']> }>;
  CandidaturaEdge: ResolverTypeWrapper<CandidaturaEdgeModel>;
  VagaOriginal: ResolverTypeWrapper<VagaOriginalModel>;
  CampoDaVaga: CampoDaVaga;
  CandidatoConnection: ResolverTypeWrapper<Omit<CandidatoConnection, 'edges'> & { edges: Array<ResolversTypes['CandidatoEdge']> }>;
  CandidatoEdge: ResolverTypeWrapper<Omit<CandidatoEdge, 'node' | 'candidato'> & { node: ResolversTypes['Candidatura'], candidato?: Maybe<ResolversTypes['Pessoa']> }>;
  SituacaoDaCandidatura: ResolverTypeWrapper<Situacao>;
  Conversa: ResolverTypeWrapper<ConversaModel>;
  ConversaConnection: ResolverTypeWrapper<Omit<ConversaConnection, 'edges'> & { edges: Array<ResolversTypes['ConversaEdge']> }>;
  ConversaEdge: ResolverTypeWrapper<Omit<ConversaEdge, 'node'> & { node: ResolversTypes['Conversa'] }>;
  Mensagem: ResolverTypeWrapper<MensagemModel>;
  MensagemConnection: ResolverTypeWrapper<Omit<MensagemConnection, 'edges'> & { edges: Array<ResolversTypes['MensagemEdge']> }>;
  MensagemEdge: ResolverTypeWrapper<Omit<MensagemEdge, 'node'> & { node: ResolversTypes['Mensagem'] }>;
  SituacaoDaDisciplina: SituacaoDaDisciplina;
  Historico: ResolverTypeWrapper<HistoricoModel>;
  Periodo: ResolverTypeWrapper<PeriodoModel>;
  Disciplina: ResolverTypeWrapper<DisciplinaModel>;
  EstadoDoProgresso: EstadoDoProgresso;
  ProgressoComplementar: ResolverTypeWrapper<ProgressoComplementar>;
  Rede: ResolverTypeWrapper<RedeModel>;
  SecaoDaRede: SecaoDaRede;
  PapelNaRede: PapelNaRede;
  Conexao: ResolverTypeWrapper<ConexaoModel>;
  SugestaoConnection: ResolverTypeWrapper<Omit<SugestaoConnection, 'edges'> & { edges: Array<ResolversTypes['SugestaoEdge']> }>;
  SugestaoEdge: ResolverTypeWrapper<Omit<SugestaoEdge, 'node'> & { node: ResolversTypes['Conexao'] }>;
  ConexaoConnection: ResolverTypeWrapper<Omit<ConexaoConnection, 'edges'> & { edges: Array<ResolversTypes['ConexaoEdge']> }>;
  ConexaoEdge: ResolverTypeWrapper<Omit<ConexaoEdge, 'node'> & { node: ResolversTypes['Conexao'] }>;
  TipoDeNotificacao: TipoDeNotificacao;
  Notificacao: ResolverTypeWrapper<NotificacaoModel>;
  AcaoDaNotificacao: ResolverTypeWrapper<AcaoDaNotificacao>;
  NotificacaoConnection: ResolverTypeWrapper<Omit<NotificacaoConnection, 'edges'> & { edges: Array<ResolversTypes['NotificacaoEdge']> }>;
  NotificacaoEdge: ResolverTypeWrapper<Omit<NotificacaoEdge, 'node'> & { node: ResolversTypes['Notificacao'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  EntrarInput: EntrarInput;
  EntrarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntrarResult']>;
  EntrarSuccess: ResolverTypeWrapper<EntrarSuccess>;
  CredenciaisInvalidas: ResolverTypeWrapper<CredenciaisInvalidas>;
  EmailNaoVerificado: ResolverTypeWrapper<EmailNaoVerificado>;
  PapelNaoPermitido: ResolverTypeWrapper<PapelNaoPermitido>;
  SairResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SairResult']>;
  SairSuccess: ResolverTypeWrapper<SairSuccess>;
  CadastrarInput: CadastrarInput;
  CadastrarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CadastrarResult']>;
  CadastrarSuccess: ResolverTypeWrapper<CadastrarSuccess>;
  ContaCriadaSemInteresses: ResolverTypeWrapper<ContaCriadaSemInteresses>;
  VerificarEmailInput: VerificarEmailInput;
  VerificarEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerificarEmailResult']>;
  VerificarEmailSuccess: ResolverTypeWrapper<VerificarEmailSuccess>;
  TokenRecusado: ResolverTypeWrapper<TokenRecusado>;
  EmailDaContaInput: EmailDaContaInput;
  ReenviarVerificacaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReenviarVerificacaoResult']>;
  ReenviarVerificacaoSuccess: ResolverTypeWrapper<ReenviarVerificacaoSuccess>;
  PedirRedefinicaoDeSenhaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PedirRedefinicaoDeSenhaResult']>;
  PedirRedefinicaoDeSenhaSuccess: ResolverTypeWrapper<PedirRedefinicaoDeSenhaSuccess>;
  RedefinirSenhaInput: RedefinirSenhaInput;
  RedefinirSenhaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedefinirSenhaResult']>;
  RedefinirSenhaSuccess: ResolverTypeWrapper<RedefinirSenhaSuccess>;
  AtualizarPerfilInput: AtualizarPerfilInput;
  AtualizarPerfilResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AtualizarPerfilResult']>;
  AtualizarPerfilSuccess: ResolverTypeWrapper<Omit<AtualizarPerfilSuccess, 'usuario'> & { usuario?: Maybe<ResolversTypes['Usuario']> }>;
  EnviarAvatarInput: EnviarAvatarInput;
  EnviarAvatarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnviarAvatarResult']>;
  EnviarAvatarSuccess: ResolverTypeWrapper<Omit<EnviarAvatarSuccess, 'usuario'> & { usuario?: Maybe<ResolversTypes['Usuario']> }>;
  RemoverAvatarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoverAvatarResult']>;
  RemoverAvatarSuccess: ResolverTypeWrapper<Omit<RemoverAvatarSuccess, 'usuario'> & { usuario?: Maybe<ResolversTypes['Usuario']> }>;
  SalvarInteressesInput: SalvarInteressesInput;
  SalvarInteressesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SalvarInteressesResult']>;
  SalvarInteressesSuccess: ResolverTypeWrapper<Omit<SalvarInteressesSuccess, 'usuario'> & { usuario?: Maybe<ResolversTypes['Usuario']> }>;
  CriarInteresseInput: CriarInteresseInput;
  CriarInteresseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CriarInteresseResult']>;
  CriarInteresseSuccess: ResolverTypeWrapper<Omit<CriarInteresseSuccess, 'interesse'> & { interesse?: Maybe<ResolversTypes['Interesse']> }>;
  CandidatarInput: CandidatarInput;
  RespostaInput: RespostaInput;
  CandidatarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CandidatarResult']>;
  CandidatarSuccess: ResolverTypeWrapper<Omit<CandidatarSuccess, 'candidaturaEdge' | 'situacao' | 'viewer'> & { candidaturaEdge?: Maybe<ResolversTypes['CandidaturaEdge']>, situacao: ResolversTypes['SituacaoDaCandidatura'], viewer: ResolversTypes['Viewer'] }>;
  JaCandidatado: ResolverTypeWrapper<Omit<JaCandidatado, 'situacao'> & { situacao: ResolversTypes['SituacaoDaCandidatura'] }>;
  CandidaturaRecusada: ResolverTypeWrapper<CandidaturaRecusada>;
  CancelarCandidaturaInput: CancelarCandidaturaInput;
  CancelarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelarCandidaturaResult']>;
  CancelamentoRecusado: ResolverTypeWrapper<Omit<CancelamentoRecusado, 'situacao'> & { situacao: ResolversTypes['SituacaoDaCandidatura'] }>;
  CompartilharHistoricoInput: CompartilharHistoricoInput;
  CompartilharHistoricoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompartilharHistoricoResult']>;
  CompartilharHistoricoSuccess: ResolverTypeWrapper<Omit<CompartilharHistoricoSuccess, 'candidatura'> & { candidatura?: Maybe<ResolversTypes['CandidaturaEdge']> }>;
  RetirarCandidaturaInput: RetirarCandidaturaInput;
  RetirarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetirarCandidaturaResult']>;
  RetirarCandidaturaSuccess: ResolverTypeWrapper<Omit<RetirarCandidaturaSuccess, 'candidatura' | 'situacao'> & { candidatura?: Maybe<ResolversTypes['CandidaturaEdge']>, situacao: ResolversTypes['SituacaoDaCandidatura'] }>;
  RetiradaRecusada: ResolverTypeWrapper<RetiradaRecusada>;
  CandidaturaAMover: CandidaturaAMover;
  MoverCandidaturasInput: MoverCandidaturasInput;
  MoverCandidaturasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoverCandidaturasResult']>;
  MoverCandidaturasSuccess: ResolverTypeWrapper<Movidas>;
  CandidaturaNaoMovida: ResolverTypeWrapper<NaoMovida>;
  DivulgarResultadoInput: DivulgarResultadoInput;
  DivulgarResultadoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DivulgarResultadoResult']>;
  DivulgarResultadoSuccess: ResolverTypeWrapper<Divulgadas>;
  NadaADivulgar: ResolverTypeWrapper<SemRetidas>;
  CancelarDivulgacaoInput: CancelarDivulgacaoInput;
  CancelarDivulgacaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelarDivulgacaoResult']>;
  CancelarDivulgacaoSuccess: ResolverTypeWrapper<Omit<CancelarDivulgacaoSuccess, 'selecao'> & { selecao?: Maybe<ResolversTypes['Selecao']> }>;
  DefinirVagasInput: DefinirVagasInput;
  DefinirVagasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DefinirVagasResult']>;
  DefinirVagasSuccess: ResolverTypeWrapper<Omit<DefinirVagasSuccess, 'selecao'> & { selecao?: Maybe<ResolversTypes['Selecao']> }>;
  DefinirRequisitosInput: DefinirRequisitosInput;
  DisciplinaPedidaInput: DisciplinaPedidaInput;
  DefinirRequisitosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DefinirRequisitosResult']>;
  DefinirRequisitosSuccess: ResolverTypeWrapper<Definida>;
  NovoHorario: NovoHorario;
  OferecerHorariosInput: OferecerHorariosInput;
  OferecerHorariosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OferecerHorariosResult']>;
  OferecerHorariosSuccess: ResolverTypeWrapper<Omit<OferecerHorariosSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RetirarHorarioInput: RetirarHorarioInput;
  RetirarHorarioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetirarHorarioResult']>;
  RetirarHorarioSuccess: ResolverTypeWrapper<Omit<RetirarHorarioSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  EscolherHorarioInput: EscolherHorarioInput;
  EscolherHorarioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EscolherHorarioResult']>;
  EscolherHorarioSuccess: ResolverTypeWrapper<Omit<EscolherHorarioSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  DevolverHorarioInput: DevolverHorarioInput;
  DevolverHorarioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DevolverHorarioResult']>;
  DevolverHorarioSuccess: ResolverTypeWrapper<Omit<DevolverHorarioSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  HorarioRecusado: ResolverTypeWrapper<Omit<HorarioRecusado, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CancelarCandidaturaSuccess: ResolverTypeWrapper<Omit<CancelarCandidaturaSuccess, 'situacao' | 'viewer'> & { situacao: ResolversTypes['SituacaoDaCandidatura'], viewer: ResolversTypes['Viewer'] }>;
  NaoCandidatado: ResolverTypeWrapper<Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: ResolversTypes['SituacaoDaCandidatura'], viewer: ResolversTypes['Viewer'] }>;
  CriarVagaInput: CriarVagaInput;
  CriarVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CriarVagaResult']>;
  CriarVagaSuccess: ResolverTypeWrapper<Omit<CriarVagaSuccess, 'vagaEdge'> & { vagaEdge?: Maybe<ResolversTypes['MinhaVagaEdge']> }>;
  AtualizarVagaInput: AtualizarVagaInput;
  AtualizarVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AtualizarVagaResult']>;
  AtualizarVagaSuccess: ResolverTypeWrapper<Omit<AtualizarVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  AlterarStatusDaVagaInput: AlterarStatusDaVagaInput;
  AlterarStatusDaVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlterarStatusDaVagaResult']>;
  AlterarStatusDaVagaSuccess: ResolverTypeWrapper<Omit<AlterarStatusDaVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  PrazoSalvoSemStatus: ResolverTypeWrapper<Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  ExcluirVagaInput: ExcluirVagaInput;
  ExcluirVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExcluirVagaResult']>;
  ExcluirVagaSuccess: ResolverTypeWrapper<ExcluirVagaSuccess>;
  ConvidarGestorInput: ConvidarGestorInput;
  ConvidarGestorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConvidarGestorResult']>;
  ConvidarGestorSuccess: ResolverTypeWrapper<Omit<ConvidarGestorSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  MostrarGestorInput: MostrarGestorInput;
  MostrarGestorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MostrarGestorResult']>;
  MostrarGestorSuccess: ResolverTypeWrapper<Omit<MostrarGestorSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  RemoverGestorInput: RemoverGestorInput;
  RemoverGestorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoverGestorResult']>;
  RemoverGestorSuccess: ResolverTypeWrapper<Omit<RemoverGestorSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  ResponderConviteInput: ResponderConviteInput;
  ResponderConviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResponderConviteResult']>;
  ResponderConviteSuccess: ResolverTypeWrapper<Omit<ResponderConviteSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ConviteFechado: ResolverTypeWrapper<Omit<ConviteFechado, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  AvaliarCandidaturaInput: AvaliarCandidaturaInput;
  AvaliarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AvaliarCandidaturaResult']>;
  AvaliarCandidaturaSuccess: ResolverTypeWrapper<Omit<AvaliarCandidaturaSuccess, 'avaliacao'> & { avaliacao?: Maybe<ResolversTypes['Avaliacao']> }>;
  AnotarCandidaturaInput: AnotarCandidaturaInput;
  DefinirPerguntasInput: DefinirPerguntasInput;
  PerguntaInput: PerguntaInput;
  DefinirPerguntasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DefinirPerguntasResult']>;
  DefinirPerguntasSuccess: ResolverTypeWrapper<Omit<DefinirPerguntasSuccess, 'pedido'> & { pedido?: Maybe<ResolversTypes['PedidoDaVaga']> }>;
  EnviarArquivoDaCandidaturaInput: EnviarArquivoDaCandidaturaInput;
  EnviarArquivoDaCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnviarArquivoDaCandidaturaResult']>;
  EnviarArquivoDaCandidaturaSuccess: ResolverTypeWrapper<EnviarArquivoDaCandidaturaSuccess>;
  AnotarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnotarCandidaturaResult']>;
  AnotarCandidaturaSuccess: ResolverTypeWrapper<Anotada>;
  ExcluirAnotacaoInput: ExcluirAnotacaoInput;
  ExcluirAnotacaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExcluirAnotacaoResult']>;
  ExcluirAnotacaoSuccess: ResolverTypeWrapper<Excluida>;
  EnviarMensagemInput: EnviarMensagemInput;
  EnviarMensagemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnviarMensagemResult']>;
  EnviarMensagemSuccess: ResolverTypeWrapper<Enviada>;
  EnviarComunicadoInput: EnviarComunicadoInput;
  EnviarComunicadoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnviarComunicadoResult']>;
  EnviarComunicadoSuccess: ResolverTypeWrapper<Omit<EnviarComunicadoSuccess, 'falhas'> & { falhas: Array<ResolversTypes['Pessoa']> }>;
  SemCandidatos: ResolverTypeWrapper<SemCandidatos>;
  ImportarHistoricoInput: ImportarHistoricoInput;
  ImportarHistoricoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportarHistoricoResult']>;
  ImportarHistoricoSuccess: ResolverTypeWrapper<Importado>;
  LinhaIlegivel: ResolverTypeWrapper<LinhaIlegivel>;
  ConexaoInput: ConexaoInput;
  ConectarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConectarResult']>;
  ConectarSuccess: ResolverTypeWrapper<Omit<ConectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversTypes['Conexao']>, viewer: ResolversTypes['Viewer'] }>;
  DesconectarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DesconectarResult']>;
  DesconectarSuccess: ResolverTypeWrapper<Omit<DesconectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversTypes['Conexao']>, viewer: ResolversTypes['Viewer'] }>;
  PessoaInexistente: ResolverTypeWrapper<PessoaInexistente>;
  MarcarNotificacoesComoLidasInput: MarcarNotificacoesComoLidasInput;
  MarcarNotificacoesComoLidasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarcarNotificacoesComoLidasResult']>;
  MarcarNotificacoesComoLidasSuccess: ResolverTypeWrapper<Marcadas>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Novidade: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Novidade']>;
  Ligado: ResolverTypeWrapper<Ligado>;
  SelecaoMudou: ResolverTypeWrapper<SelecaoMudou>;
  MensagemRecebida: ResolverTypeWrapper<Omit<MensagemRecebida, 'mensagemEdge' | 'conversa'> & { mensagemEdge: ResolversTypes['MensagemEdge'], conversa: ResolversTypes['Conversa'] }>;
  NotificacaoRecebida: ResolverTypeWrapper<Omit<NotificacaoRecebida, 'notificacao'> & { notificacao: ResolversTypes['Notificacao'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  Upload: Scalars['Upload']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Scalars['ID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  PageCursors: Paginas;
  PageCursor: PageCursor;
  Erro: ResolversInterfaceTypes<ResolversParentTypes>['Erro'];
  EntradaInvalida: EntradaInvalida;
  CampoInvalido: CampoInvalido;
  Instituicao: InstituicaoModel;
  Viewer: Sessao;
  NaoLidas: NaoLidasModel;
  Pessoa: PessoaModel;
  Usuario: UsuarioModel;
  Interesse: InteresseModel;
  CategoriaDeInteresse: CategoriaDeInteresseModel;
  Departamento: DepartamentoModel;
  OpcaoDeTipo: OpcaoDeTipoModel;
  Vaga: VagaModel;
  Float: Scalars['Float']['output'];
  Gestor: GestorModel;
  Convite: ConviteModel;
  Requisitos: RequisitosModel;
  DisciplinaPedida: DisciplinaPedida;
  Atendimento: AtendimentoModel;
  ItemDoAtendimento: ItemDoAtendimento;
  DisciplinaDaUniversidade: DisciplinaDaUniversidadeModel;
  AtendimentoDaCandidatura: AtendimentoDaCandidaturaModel;
  Recomendacao: Recomendacao;
  VagaConnection: Omit<VagaConnection, 'edges' | 'pageCursors'> & { edges: Array<ResolversParentTypes['VagaEdge']>, pageCursors: ResolversParentTypes['PageCursors'] };
  VagaEdge: Omit<VagaEdge, 'node'> & { node: ResolversParentTypes['Vaga'] };
  MinhaVagaConnection: Omit<MinhaVagaConnection, 'edges'> & { edges: Array<ResolversParentTypes['MinhaVagaEdge']> };
  MinhaVagaEdge: Omit<MinhaVagaEdge, 'node'> & { node: ResolversParentTypes['Vaga'] };
  VagaFiltro: VagaFiltro;
  Candidatura: CandidaturaModel;
  HistoricoEscolar: HistoricoEscolar;
  DisciplinaConcluida: DisciplinaConcluida;
  Avaliacao: AvaliacaoModel;
  Pergunta: Pergunta;
  PedidoDaVaga: PedidoDaVagaModel;
  Resposta: Resposta;
  ArquivoDaCandidatura: ArquivoDaCandidatura;
  RespostasDaCandidatura: RespostasDaCandidaturaModel;
  Anotacao: AnotacaoModel;
  MudancaDeEtapa: Omit<MudancaDeEtapa, 'por'> & { por?: Maybe<ResolversParentTypes['Pessoa']> };
  Selecao: SelecaoModel;
  Horario: HorarioModel;
  CandidaturaConnection: Omit<CandidaturaConnection, 'edges'> & { edges: Array<ResolversParentTypes['CandidaturaEdge']> };
  CandidaturaEdge: CandidaturaEdgeModel;
  VagaOriginal: VagaOriginalModel;
  CandidatoConnection: Omit<CandidatoConnection, 'edges'> & { edges: Array<ResolversParentTypes['CandidatoEdge']> };
  CandidatoEdge: Omit<CandidatoEdge, 'node' | 'candidato'> & { node: ResolversParentTypes['Candidatura'], candidato?: Maybe<ResolversParentTypes['Pessoa']> };
  SituacaoDaCandidatura: Situacao;
  Conversa: ConversaModel;
  ConversaConnection: Omit<ConversaConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConversaEdge']> };
  ConversaEdge: Omit<ConversaEdge, 'node'> & { node: ResolversParentTypes['Conversa'] };
  Mensagem: MensagemModel;
  MensagemConnection: Omit<MensagemConnection, 'edges'> & { edges: Array<ResolversParentTypes['MensagemEdge']> };
  MensagemEdge: Omit<MensagemEdge, 'node'> & { node: ResolversParentTypes['Mensagem'] };
  Historico: HistoricoModel;
  Periodo: PeriodoModel;
  Disciplina: DisciplinaModel;
  ProgressoComplementar: ProgressoComplementar;
  Rede: RedeModel;
  Conexao: ConexaoModel;
  SugestaoConnection: Omit<SugestaoConnection, 'edges'> & { edges: Array<ResolversParentTypes['SugestaoEdge']> };
  SugestaoEdge: Omit<SugestaoEdge, 'node'> & { node: ResolversParentTypes['Conexao'] };
  ConexaoConnection: Omit<ConexaoConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConexaoEdge']> };
  ConexaoEdge: Omit<ConexaoEdge, 'node'> & { node: ResolversParentTypes['Conexao'] };
  Notificacao: NotificacaoModel;
  AcaoDaNotificacao: AcaoDaNotificacao;
  NotificacaoConnection: Omit<NotificacaoConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificacaoEdge']> };
  NotificacaoEdge: Omit<NotificacaoEdge, 'node'> & { node: ResolversParentTypes['Notificacao'] };
  Query: Record<PropertyKey, never>;
  EntrarInput: EntrarInput;
  EntrarResult: ResolversUnionTypes<ResolversParentTypes>['EntrarResult'];
  EntrarSuccess: EntrarSuccess;
  CredenciaisInvalidas: CredenciaisInvalidas;
  EmailNaoVerificado: EmailNaoVerificado;
  PapelNaoPermitido: PapelNaoPermitido;
  SairResult: ResolversUnionTypes<ResolversParentTypes>['SairResult'];
  SairSuccess: SairSuccess;
  CadastrarInput: CadastrarInput;
  CadastrarResult: ResolversUnionTypes<ResolversParentTypes>['CadastrarResult'];
  CadastrarSuccess: CadastrarSuccess;
  ContaCriadaSemInteresses: ContaCriadaSemInteresses;
  VerificarEmailInput: VerificarEmailInput;
  VerificarEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerificarEmailResult'];
  VerificarEmailSuccess: VerificarEmailSuccess;
  TokenRecusado: TokenRecusado;
  EmailDaContaInput: EmailDaContaInput;
  ReenviarVerificacaoResult: ResolversUnionTypes<ResolversParentTypes>['ReenviarVerificacaoResult'];
  ReenviarVerificacaoSuccess: ReenviarVerificacaoSuccess;
  PedirRedefinicaoDeSenhaResult: ResolversUnionTypes<ResolversParentTypes>['PedirRedefinicaoDeSenhaResult'];
  PedirRedefinicaoDeSenhaSuccess: PedirRedefinicaoDeSenhaSuccess;
  RedefinirSenhaInput: RedefinirSenhaInput;
  RedefinirSenhaResult: ResolversUnionTypes<ResolversParentTypes>['RedefinirSenhaResult'];
  RedefinirSenhaSuccess: RedefinirSenhaSuccess;
  AtualizarPerfilInput: AtualizarPerfilInput;
  AtualizarPerfilResult: ResolversUnionTypes<ResolversParentTypes>['AtualizarPerfilResult'];
  AtualizarPerfilSuccess: Omit<AtualizarPerfilSuccess, 'usuario'> & { usuario?: Maybe<ResolversParentTypes['Usuario']> };
  EnviarAvatarInput: EnviarAvatarInput;
  EnviarAvatarResult: ResolversUnionTypes<ResolversParentTypes>['EnviarAvatarResult'];
  EnviarAvatarSuccess: Omit<EnviarAvatarSuccess, 'usuario'> & { usuario?: Maybe<ResolversParentTypes['Usuario']> };
  RemoverAvatarResult: ResolversUnionTypes<ResolversParentTypes>['RemoverAvatarResult'];
  RemoverAvatarSuccess: Omit<RemoverAvatarSuccess, 'usuario'> & { usuario?: Maybe<ResolversParentTypes['Usuario']> };
  SalvarInteressesInput: SalvarInteressesInput;
  SalvarInteressesResult: ResolversUnionTypes<ResolversParentTypes>['SalvarInteressesResult'];
  SalvarInteressesSuccess: Omit<SalvarInteressesSuccess, 'usuario'> & { usuario?: Maybe<ResolversParentTypes['Usuario']> };
  CriarInteresseInput: CriarInteresseInput;
  CriarInteresseResult: ResolversUnionTypes<ResolversParentTypes>['CriarInteresseResult'];
  CriarInteresseSuccess: Omit<CriarInteresseSuccess, 'interesse'> & { interesse?: Maybe<ResolversParentTypes['Interesse']> };
  CandidatarInput: CandidatarInput;
  RespostaInput: RespostaInput;
  CandidatarResult: ResolversUnionTypes<ResolversParentTypes>['CandidatarResult'];
  CandidatarSuccess: Omit<CandidatarSuccess, 'candidaturaEdge' | 'situacao' | 'viewer'> & { candidaturaEdge?: Maybe<ResolversParentTypes['CandidaturaEdge']>, situacao: ResolversParentTypes['SituacaoDaCandidatura'], viewer: ResolversParentTypes['Viewer'] };
  JaCandidatado: Omit<JaCandidatado, 'situacao'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'] };
  CandidaturaRecusada: CandidaturaRecusada;
  CancelarCandidaturaInput: CancelarCandidaturaInput;
  CancelarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['CancelarCandidaturaResult'];
  CancelamentoRecusado: Omit<CancelamentoRecusado, 'situacao'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'] };
  CompartilharHistoricoInput: CompartilharHistoricoInput;
  CompartilharHistoricoResult: ResolversUnionTypes<ResolversParentTypes>['CompartilharHistoricoResult'];
  CompartilharHistoricoSuccess: Omit<CompartilharHistoricoSuccess, 'candidatura'> & { candidatura?: Maybe<ResolversParentTypes['CandidaturaEdge']> };
  RetirarCandidaturaInput: RetirarCandidaturaInput;
  RetirarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['RetirarCandidaturaResult'];
  RetirarCandidaturaSuccess: Omit<RetirarCandidaturaSuccess, 'candidatura' | 'situacao'> & { candidatura?: Maybe<ResolversParentTypes['CandidaturaEdge']>, situacao: ResolversParentTypes['SituacaoDaCandidatura'] };
  RetiradaRecusada: RetiradaRecusada;
  CandidaturaAMover: CandidaturaAMover;
  MoverCandidaturasInput: MoverCandidaturasInput;
  MoverCandidaturasResult: ResolversUnionTypes<ResolversParentTypes>['MoverCandidaturasResult'];
  MoverCandidaturasSuccess: Movidas;
  CandidaturaNaoMovida: NaoMovida;
  DivulgarResultadoInput: DivulgarResultadoInput;
  DivulgarResultadoResult: ResolversUnionTypes<ResolversParentTypes>['DivulgarResultadoResult'];
  DivulgarResultadoSuccess: Divulgadas;
  NadaADivulgar: SemRetidas;
  CancelarDivulgacaoInput: CancelarDivulgacaoInput;
  CancelarDivulgacaoResult: ResolversUnionTypes<ResolversParentTypes>['CancelarDivulgacaoResult'];
  CancelarDivulgacaoSuccess: Omit<CancelarDivulgacaoSuccess, 'selecao'> & { selecao?: Maybe<ResolversParentTypes['Selecao']> };
  DefinirVagasInput: DefinirVagasInput;
  DefinirVagasResult: ResolversUnionTypes<ResolversParentTypes>['DefinirVagasResult'];
  DefinirVagasSuccess: Omit<DefinirVagasSuccess, 'selecao'> & { selecao?: Maybe<ResolversParentTypes['Selecao']> };
  DefinirRequisitosInput: DefinirRequisitosInput;
  DisciplinaPedidaInput: DisciplinaPedidaInput;
  DefinirRequisitosResult: ResolversUnionTypes<ResolversParentTypes>['DefinirRequisitosResult'];
  DefinirRequisitosSuccess: Definida;
  NovoHorario: NovoHorario;
  OferecerHorariosInput: OferecerHorariosInput;
  OferecerHorariosResult: ResolversUnionTypes<ResolversParentTypes>['OferecerHorariosResult'];
  OferecerHorariosSuccess: Omit<OferecerHorariosSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RetirarHorarioInput: RetirarHorarioInput;
  RetirarHorarioResult: ResolversUnionTypes<ResolversParentTypes>['RetirarHorarioResult'];
  RetirarHorarioSuccess: Omit<RetirarHorarioSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  EscolherHorarioInput: EscolherHorarioInput;
  EscolherHorarioResult: ResolversUnionTypes<ResolversParentTypes>['EscolherHorarioResult'];
  EscolherHorarioSuccess: Omit<EscolherHorarioSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  DevolverHorarioInput: DevolverHorarioInput;
  DevolverHorarioResult: ResolversUnionTypes<ResolversParentTypes>['DevolverHorarioResult'];
  DevolverHorarioSuccess: Omit<DevolverHorarioSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  HorarioRecusado: Omit<HorarioRecusado, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CancelarCandidaturaSuccess: Omit<CancelarCandidaturaSuccess, 'situacao' | 'viewer'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'], viewer: ResolversParentTypes['Viewer'] };
  NaoCandidatado: Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'], viewer: ResolversParentTypes['Viewer'] };
  CriarVagaInput: CriarVagaInput;
  CriarVagaResult: ResolversUnionTypes<ResolversParentTypes>['CriarVagaResult'];
  CriarVagaSuccess: Omit<CriarVagaSuccess, 'vagaEdge'> & { vagaEdge?: Maybe<ResolversParentTypes['MinhaVagaEdge']> };
  AtualizarVagaInput: AtualizarVagaInput;
  AtualizarVagaResult: ResolversUnionTypes<ResolversParentTypes>['AtualizarVagaResult'];
  AtualizarVagaSuccess: Omit<AtualizarVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  AlterarStatusDaVagaInput: AlterarStatusDaVagaInput;
  AlterarStatusDaVagaResult: ResolversUnionTypes<ResolversParentTypes>['AlterarStatusDaVagaResult'];
  AlterarStatusDaVagaSuccess: Omit<AlterarStatusDaVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  PrazoSalvoSemStatus: Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  ExcluirVagaInput: ExcluirVagaInput;
  ExcluirVagaResult: ResolversUnionTypes<ResolversParentTypes>['ExcluirVagaResult'];
  ExcluirVagaSuccess: ExcluirVagaSuccess;
  ConvidarGestorInput: ConvidarGestorInput;
  ConvidarGestorResult: ResolversUnionTypes<ResolversParentTypes>['ConvidarGestorResult'];
  ConvidarGestorSuccess: Omit<ConvidarGestorSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  MostrarGestorInput: MostrarGestorInput;
  MostrarGestorResult: ResolversUnionTypes<ResolversParentTypes>['MostrarGestorResult'];
  MostrarGestorSuccess: Omit<MostrarGestorSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  RemoverGestorInput: RemoverGestorInput;
  RemoverGestorResult: ResolversUnionTypes<ResolversParentTypes>['RemoverGestorResult'];
  RemoverGestorSuccess: Omit<RemoverGestorSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  ResponderConviteInput: ResponderConviteInput;
  ResponderConviteResult: ResolversUnionTypes<ResolversParentTypes>['ResponderConviteResult'];
  ResponderConviteSuccess: Omit<ResponderConviteSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ConviteFechado: Omit<ConviteFechado, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  AvaliarCandidaturaInput: AvaliarCandidaturaInput;
  AvaliarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['AvaliarCandidaturaResult'];
  AvaliarCandidaturaSuccess: Omit<AvaliarCandidaturaSuccess, 'avaliacao'> & { avaliacao?: Maybe<ResolversParentTypes['Avaliacao']> };
  AnotarCandidaturaInput: AnotarCandidaturaInput;
  DefinirPerguntasInput: DefinirPerguntasInput;
  PerguntaInput: PerguntaInput;
  DefinirPerguntasResult: ResolversUnionTypes<ResolversParentTypes>['DefinirPerguntasResult'];
  DefinirPerguntasSuccess: Omit<DefinirPerguntasSuccess, 'pedido'> & { pedido?: Maybe<ResolversParentTypes['PedidoDaVaga']> };
  EnviarArquivoDaCandidaturaInput: EnviarArquivoDaCandidaturaInput;
  EnviarArquivoDaCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['EnviarArquivoDaCandidaturaResult'];
  EnviarArquivoDaCandidaturaSuccess: EnviarArquivoDaCandidaturaSuccess;
  AnotarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['AnotarCandidaturaResult'];
  AnotarCandidaturaSuccess: Anotada;
  ExcluirAnotacaoInput: ExcluirAnotacaoInput;
  ExcluirAnotacaoResult: ResolversUnionTypes<ResolversParentTypes>['ExcluirAnotacaoResult'];
  ExcluirAnotacaoSuccess: Excluida;
  EnviarMensagemInput: EnviarMensagemInput;
  EnviarMensagemResult: ResolversUnionTypes<ResolversParentTypes>['EnviarMensagemResult'];
  EnviarMensagemSuccess: Enviada;
  EnviarComunicadoInput: EnviarComunicadoInput;
  EnviarComunicadoResult: ResolversUnionTypes<ResolversParentTypes>['EnviarComunicadoResult'];
  EnviarComunicadoSuccess: Omit<EnviarComunicadoSuccess, 'falhas'> & { falhas: Array<ResolversParentTypes['Pessoa']> };
  SemCandidatos: SemCandidatos;
  ImportarHistoricoInput: ImportarHistoricoInput;
  ImportarHistoricoResult: ResolversUnionTypes<ResolversParentTypes>['ImportarHistoricoResult'];
  ImportarHistoricoSuccess: Importado;
  LinhaIlegivel: LinhaIlegivel;
  ConexaoInput: ConexaoInput;
  ConectarResult: ResolversUnionTypes<ResolversParentTypes>['ConectarResult'];
  ConectarSuccess: Omit<ConectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversParentTypes['Conexao']>, viewer: ResolversParentTypes['Viewer'] };
  DesconectarResult: ResolversUnionTypes<ResolversParentTypes>['DesconectarResult'];
  DesconectarSuccess: Omit<DesconectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversParentTypes['Conexao']>, viewer: ResolversParentTypes['Viewer'] };
  PessoaInexistente: PessoaInexistente;
  MarcarNotificacoesComoLidasInput: MarcarNotificacoesComoLidasInput;
  MarcarNotificacoesComoLidasResult: ResolversUnionTypes<ResolversParentTypes>['MarcarNotificacoesComoLidasResult'];
  MarcarNotificacoesComoLidasSuccess: Marcadas;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Novidade: ResolversUnionTypes<ResolversParentTypes>['Novidade'];
  Ligado: Ligado;
  SelecaoMudou: SelecaoMudou;
  MensagemRecebida: Omit<MensagemRecebida, 'mensagemEdge' | 'conversa'> & { mensagemEdge: ResolversParentTypes['MensagemEdge'], conversa: ResolversParentTypes['Conversa'] };
  NotificacaoRecebida: Omit<NotificacaoRecebida, 'notificacao'> & { notificacao: ResolversParentTypes['Notificacao'] };
  Int: Scalars['Int']['output'];
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Scalars['Int']['input']>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Pessoa' | 'Usuario' | 'Interesse' | 'Departamento' | 'OpcaoDeTipo' | 'Vaga' | 'Gestor' | 'Candidatura' | 'Avaliacao' | 'PedidoDaVaga' | 'Anotacao' | 'Selecao' | 'Horario' | 'SituacaoDaCandidatura' | 'Conversa' | 'Mensagem' | 'Historico' | 'Disciplina' | 'Conexao' | 'Notificacao', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  current?: Resolver<ResolversTypes['PageCursor'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['PageCursor'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType, RequireFields<PageCursorsPageArgs, 'number'>>;
};

export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erro'] = ResolversParentTypes['Erro']> = {
  __resolveType: TypeResolveFn<'EntradaInvalida' | 'CredenciaisInvalidas' | 'EmailNaoVerificado' | 'PapelNaoPermitido' | 'ContaCriadaSemInteresses' | 'TokenRecusado' | 'JaCandidatado' | 'CandidaturaRecusada' | 'CancelamentoRecusado' | 'RetiradaRecusada' | 'NadaADivulgar' | 'HorarioRecusado' | 'NaoCandidatado' | 'PrazoSalvoSemStatus' | 'ConviteFechado' | 'SemCandidatos' | 'PessoaInexistente', ParentType, ContextType>;
};

export type EntradaInvalidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntradaInvalida'] = ResolversParentTypes['EntradaInvalida']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campos?: Resolver<Array<ResolversTypes['CampoInvalido']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampoInvalidoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampoInvalido'] = ResolversParentTypes['CampoInvalido']> = {
  campo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstituicaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instituicao'] = ResolversParentTypes['Instituicao']> = {
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sigla?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dominiosDeAluno?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dominiosDeProfessor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  emailsDeExcecao?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  prototipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suporte?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cursos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  codigoDeAtividadesComplementares?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditosComplementaresExigidos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
  minhasVagas?: Resolver<Maybe<ResolversTypes['MinhaVagaConnection']>, ParentType, ContextType, RequireFields<ViewerMinhasVagasArgs, 'first'>>;
  candidaturasDaVaga?: Resolver<Maybe<ResolversTypes['CandidatoConnection']>, ParentType, ContextType, RequireFields<ViewerCandidaturasDaVagaArgs, 'vaga' | 'first'>>;
  candidato?: Resolver<Maybe<ResolversTypes['CandidatoEdge']>, ParentType, ContextType, RequireFields<ViewerCandidatoArgs, 'vaga' | 'candidatura'>>;
  situacaoDaCandidatura?: Resolver<Maybe<ResolversTypes['SituacaoDaCandidatura']>, ParentType, ContextType, RequireFields<ViewerSituacaoDaCandidaturaArgs, 'vaga'>>;
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType, RequireFields<ViewerSelecaoArgs, 'vaga'>>;
  historicoDaCandidatura?: Resolver<Maybe<Array<ResolversTypes['MudancaDeEtapa']>>, ParentType, ContextType, RequireFields<ViewerHistoricoDaCandidaturaArgs, 'candidatura'>>;
  anotacoesDaCandidatura?: Resolver<Maybe<Array<ResolversTypes['Anotacao']>>, ParentType, ContextType, RequireFields<ViewerAnotacoesDaCandidaturaArgs, 'candidatura'>>;
  pedidoDaVaga?: Resolver<Maybe<ResolversTypes['PedidoDaVaga']>, ParentType, ContextType, RequireFields<ViewerPedidoDaVagaArgs, 'vaga'>>;
  respostasDaCandidatura?: Resolver<Maybe<ResolversTypes['RespostasDaCandidatura']>, ParentType, ContextType, RequireFields<ViewerRespostasDaCandidaturaArgs, 'candidatura'>>;
  minhasRespostas?: Resolver<Maybe<ResolversTypes['RespostasDaCandidatura']>, ParentType, ContextType, RequireFields<ViewerMinhasRespostasArgs, 'vaga'>>;
  respostasDaVaga?: Resolver<Maybe<Array<ResolversTypes['RespostasDaCandidatura']>>, ParentType, ContextType, RequireFields<ViewerRespostasDaVagaArgs, 'vaga'>>;
  entrevistas?: Resolver<Maybe<Array<ResolversTypes['Horario']>>, ParentType, ContextType, RequireFields<ViewerEntrevistasArgs, 'vaga'>>;
  convites?: Resolver<Maybe<Array<ResolversTypes['Convite']>>, ParentType, ContextType>;
  disciplinas?: Resolver<Maybe<Array<ResolversTypes['DisciplinaDaUniversidade']>>, ParentType, ContextType, RequireFields<ViewerDisciplinasArgs, 'busca' | 'first'>>;
  candidatura?: Resolver<Maybe<ResolversTypes['CandidaturaEdge']>, ParentType, ContextType, RequireFields<ViewerCandidaturaArgs, 'vaga'>>;
  candidaturas?: Resolver<Maybe<ResolversTypes['CandidaturaConnection']>, ParentType, ContextType, RequireFields<ViewerCandidaturasArgs, 'first'>>;
  conversas?: Resolver<Maybe<ResolversTypes['ConversaConnection']>, ParentType, ContextType, RequireFields<ViewerConversasArgs, 'first'>>;
  conversa?: Resolver<Maybe<ResolversTypes['Conversa']>, ParentType, ContextType, RequireFields<ViewerConversaArgs, 'com'>>;
  mensagens?: Resolver<Maybe<ResolversTypes['MensagemConnection']>, ParentType, ContextType, RequireFields<ViewerMensagensArgs, 'com' | 'first'>>;
  historico?: Resolver<Maybe<ResolversTypes['Historico']>, ParentType, ContextType>;
  progressoComplementar?: Resolver<Maybe<ResolversTypes['ProgressoComplementar']>, ParentType, ContextType>;
  rede?: Resolver<ResolversTypes['Rede'], ParentType, ContextType>;
  notificacoes?: Resolver<Maybe<ResolversTypes['NotificacaoConnection']>, ParentType, ContextType, RequireFields<ViewerNotificacoesArgs, 'first'>>;
  naoLidas?: Resolver<ResolversTypes['NaoLidas'], ParentType, ContextType>;
};

export type NaoLidasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NaoLidas'] = ResolversParentTypes['NaoLidas']> = {
  mensagens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notificacoes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PessoaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pessoa'] = ResolversParentTypes['Pessoa']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UsuarioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Usuario'] = ResolversParentTypes['Usuario']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  sobre?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criadoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  curso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodoDeInicio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objetivoPrincipal?: Resolver<Maybe<ResolversTypes['ObjetivoPrincipal']>, ParentType, ContextType>;
  edicaoCompleta?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interesses?: Resolver<Array<ResolversTypes['Interesse']>, ParentType, ContextType>;
  temHistorico?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  aConfirmar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InteresseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Interesse'] = ResolversParentTypes['Interesse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoriaDeInteresseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoriaDeInteresse'] = ResolversParentTypes['CategoriaDeInteresse']> = {
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interesses?: Resolver<Array<ResolversTypes['Interesse']>, ParentType, ContextType>;
};

export type DepartamentoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Departamento'] = ResolversParentTypes['Departamento']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpcaoDeTipoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpcaoDeTipo'] = ResolversParentTypes['OpcaoDeTipo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeVaga'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VagaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vaga'] = ResolversParentTypes['Vaga']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descricao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prazo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StatusDaVaga']>, ParentType, ContextType>;
  encerrada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeVaga'], ParentType, ContextType>;
  nomeDoTipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['Departamento']>, ParentType, ContextType>;
  local?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interesses?: Resolver<Array<ResolversTypes['Interesse']>, ParentType, ContextType>;
  remuneracao?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  desconto?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  horasComplementares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  professor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autor?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  recomendacao?: Resolver<Maybe<ResolversTypes['Recomendacao']>, ParentType, ContextType>;
  minhaSituacao?: Resolver<Maybe<ResolversTypes['SituacaoDaCandidatura']>, ParentType, ContextType>;
  edicaoCompleta?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meuPapel?: Resolver<Maybe<ResolversTypes['PapelNaVaga']>, ParentType, ContextType>;
  gestores?: Resolver<Maybe<Array<ResolversTypes['Gestor']>>, ParentType, ContextType>;
  requisitos?: Resolver<Maybe<ResolversTypes['Requisitos']>, ParentType, ContextType>;
  atendimento?: Resolver<Maybe<ResolversTypes['Atendimento']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GestorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Gestor'] = ResolversParentTypes['Gestor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pessoa?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visivel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  aceitoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Convite'] = ResolversParentTypes['Convite']> = {
  vaga?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  convidadoPor?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  visivel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  criadoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RequisitosResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Requisitos'] = ResolversParentTypes['Requisitos']> = {
  crMinimo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  disciplinas?: Resolver<Array<ResolversTypes['DisciplinaPedida']>, ParentType, ContextType>;
  periodoDe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  periodoAte?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cursos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fechada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DisciplinaPedidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisciplinaPedida'] = ResolversParentTypes['DisciplinaPedida']> = {
  codigoDaDisciplina?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equivalentes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AtendimentoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Atendimento'] = ResolversParentTypes['Atendimento']> = {
  atende?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itens?: Resolver<Array<ResolversTypes['ItemDoAtendimento']>, ParentType, ContextType>;
};

export type ItemDoAtendimentoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemDoAtendimento'] = ResolversParentTypes['ItemDoAtendimento']> = {
  tipo?: Resolver<ResolversTypes['TipoDeRequisito'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  atendido?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DisciplinaDaUniversidadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisciplinaDaUniversidade'] = ResolversParentTypes['DisciplinaDaUniversidade']> = {
  codigoDaDisciplina?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AtendimentoDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtendimentoDaCandidatura'] = ResolversParentTypes['AtendimentoDaCandidatura']> = {
  curso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodoInicio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compartilhaHistorico?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  atendimento?: Resolver<Maybe<ResolversTypes['Atendimento']>, ParentType, ContextType>;
};

export type RecomendacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recomendacao'] = ResolversParentTypes['Recomendacao']> = {
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estrategias?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VagaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaConnection'] = ResolversParentTypes['VagaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VagaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  totalDeRecomendadas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VagaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaEdge'] = ResolversParentTypes['VagaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Vaga'], ParentType, ContextType>;
};

export type MinhaVagaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinhaVagaConnection'] = ResolversParentTypes['MinhaVagaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MinhaVagaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MinhaVagaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinhaVagaEdge'] = ResolversParentTypes['MinhaVagaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Vaga'], ParentType, ContextType>;
  totalDeCandidatos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidatura'] = ResolversParentTypes['Candidatura']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cartaDeMotivacao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etapa?: Resolver<Maybe<ResolversTypes['EtapaDaCandidatura']>, ParentType, ContextType>;
  retida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  versao?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  avaliacao?: Resolver<Maybe<ResolversTypes['Avaliacao']>, ParentType, ContextType>;
  compartilhaHistorico?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  historicoEscolar?: Resolver<Maybe<ResolversTypes['HistoricoEscolar']>, ParentType, ContextType>;
  atendimento?: Resolver<Maybe<ResolversTypes['AtendimentoDaCandidatura']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoricoEscolarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoricoEscolar'] = ResolversParentTypes['HistoricoEscolar']> = {
  cr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  periodos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditosComplementares?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disciplinas?: Resolver<Array<ResolversTypes['DisciplinaConcluida']>, ParentType, ContextType>;
};

export type DisciplinaConcluidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisciplinaConcluida'] = ResolversParentTypes['DisciplinaConcluida']> = {
  codigoDaDisciplina?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvaliacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Avaliacao'] = ResolversParentTypes['Avaliacao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nota?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  etiquetas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalDeAnotacoes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PerguntaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pergunta'] = ResolversParentTypes['Pergunta']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDePergunta'], ParentType, ContextType>;
  obrigatoria?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opcoes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PedidoDaVagaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedidoDaVaga'] = ResolversParentTypes['PedidoDaVaga']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  perguntas?: Resolver<Array<ResolversTypes['Pergunta']>, ParentType, ContextType>;
  arquivo?: Resolver<ResolversTypes['PedidoDeArquivo'], ParentType, ContextType>;
  instrucao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RespostaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Resposta'] = ResolversParentTypes['Resposta']> = {
  pergunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ArquivoDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArquivoDaCandidatura'] = ResolversParentTypes['ArquivoDaCandidatura']> = {
  caminho?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tamanho?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enviadoEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RespostasDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RespostasDaCandidatura'] = ResolversParentTypes['RespostasDaCandidatura']> = {
  candidatura?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  respostas?: Resolver<Array<ResolversTypes['Resposta']>, ParentType, ContextType>;
  arquivo?: Resolver<Maybe<ResolversTypes['ArquivoDaCandidatura']>, ParentType, ContextType>;
};

export type AnotacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Anotacao'] = ResolversParentTypes['Anotacao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criadaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  autor?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MudancaDeEtapaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudancaDeEtapa'] = ResolversParentTypes['MudancaDeEtapa']> = {
  de?: Resolver<ResolversTypes['EtapaDaCandidatura'], ParentType, ContextType>;
  para?: Resolver<ResolversTypes['EtapaDaCandidatura'], ParentType, ContextType>;
  em?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  palavra?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  por?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
};

export type SelecaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Selecao'] = ResolversParentTypes['Selecao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vagas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aprovadas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  divulgacaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HorarioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Horario'] = ResolversParentTypes['Horario']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inicio?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minutos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  local?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidato?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  minha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidaturaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaConnection'] = ResolversParentTypes['CandidaturaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CandidaturaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidaturaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaEdge'] = ResolversParentTypes['CandidaturaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Candidatura'], ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  historico?: Resolver<Maybe<Array<ResolversTypes['MudancaDeEtapa']>>, ParentType, ContextType>;
  vagaOriginal?: Resolver<Maybe<ResolversTypes['VagaOriginal']>, ParentType, ContextType>;
  temRespostas?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type VagaOriginalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaOriginal'] = ResolversParentTypes['VagaOriginal']> = {
  mudou?: Resolver<Array<ResolversTypes['CampoDaVaga']>, ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descricao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prazo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nomeDoTipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  local?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interesses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remuneracao?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  desconto?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  horasComplementares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requisitos?: Resolver<Maybe<ResolversTypes['Requisitos']>, ParentType, ContextType>;
};

export type CandidatoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatoConnection'] = ResolversParentTypes['CandidatoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CandidatoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidatoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatoEdge'] = ResolversParentTypes['CandidatoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Candidatura'], ParentType, ContextType>;
  candidato?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  curso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodoInicio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SituacaoDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SituacaoDaCandidatura'] = ResolversParentTypes['SituacaoDaCandidatura']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidatado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  etapa?: Resolver<Maybe<ResolversTypes['EtapaDaCandidatura']>, ParentType, ContextType>;
  compartilhaHistorico?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  temRespostas?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversa'] = ResolversParentTypes['Conversa']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  ultimaMensagem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  atualizadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  naoLidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversaConnection'] = ResolversParentTypes['ConversaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConversaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversaEdge'] = ResolversParentTypes['ConversaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversa'], ParentType, ContextType>;
};

export type MensagemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mensagem'] = ResolversParentTypes['Mensagem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conteudo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criadaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MensagemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MensagemConnection'] = ResolversParentTypes['MensagemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MensagemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MensagemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MensagemEdge'] = ResolversParentTypes['MensagemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Mensagem'], ParentType, ContextType>;
};

export type HistoricoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Historico'] = ResolversParentTypes['Historico']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodos?: Resolver<Array<ResolversTypes['Periodo']>, ParentType, ContextType>;
  totalDeDisciplinas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDeCreditos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PeriodoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Periodo'] = ResolversParentTypes['Periodo']> = {
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disciplinas?: Resolver<Array<ResolversTypes['Disciplina']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DisciplinaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Disciplina'] = ResolversParentTypes['Disciplina']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigoDaDisciplina?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turma?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grau?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaDisciplina'], ParentType, ContextType>;
  situacaoOriginal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgressoComplementarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressoComplementar'] = ResolversParentTypes['ProgressoComplementar']> = {
  estado?: Resolver<ResolversTypes['EstadoDoProgresso'], ParentType, ContextType>;
  creditosConcluidos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditosExigidos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rede'] = ResolversParentTypes['Rede']> = {
  exemplo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sugestoes?: Resolver<Maybe<ResolversTypes['SugestaoConnection']>, ParentType, ContextType, RequireFields<RedeSugestoesArgs, 'first'>>;
  conexoes?: Resolver<Maybe<ResolversTypes['ConexaoConnection']>, ParentType, ContextType, RequireFields<RedeConexoesArgs, 'first'>>;
};

export type ConexaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conexao'] = ResolversParentTypes['Conexao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  papelNaRede?: Resolver<ResolversTypes['PapelNaRede'], ParentType, ContextType>;
  cursoOuDepartamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  conectado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SugestaoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SugestaoConnection'] = ResolversParentTypes['SugestaoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SugestaoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SugestaoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SugestaoEdge'] = ResolversParentTypes['SugestaoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conexao'], ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secao?: Resolver<Maybe<ResolversTypes['SecaoDaRede']>, ParentType, ContextType>;
};

export type ConexaoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConexaoConnection'] = ResolversParentTypes['ConexaoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConexaoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConexaoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConexaoEdge'] = ResolversParentTypes['ConexaoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conexao'], ParentType, ContextType>;
};

export type NotificacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notificacao'] = ResolversParentTypes['Notificacao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeNotificacao'], ParentType, ContextType>;
  titulo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descricao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acao?: Resolver<Maybe<ResolversTypes['AcaoDaNotificacao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcaoDaNotificacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcaoDaNotificacao'] = ResolversParentTypes['AcaoDaNotificacao']> = {
  rotulo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificacaoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificacaoConnection'] = ResolversParentTypes['NotificacaoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificacaoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  naoLidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exemplo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificacaoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificacaoEdge'] = ResolversParentTypes['NotificacaoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notificacao'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType, RequireFields<QueryVagaArgs, 'id'>>;
  vagas?: Resolver<Maybe<ResolversTypes['VagaConnection']>, ParentType, ContextType, RequireFields<QueryVagasArgs, 'first'>>;
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType, RequireFields<QueryUsuarioArgs, 'id'>>;
  tiposDeVaga?: Resolver<Maybe<Array<ResolversTypes['OpcaoDeTipo']>>, ParentType, ContextType>;
  departamentos?: Resolver<Maybe<Array<ResolversTypes['Departamento']>>, ParentType, ContextType>;
  categoriasDeInteresse?: Resolver<Maybe<Array<ResolversTypes['CategoriaDeInteresse']>>, ParentType, ContextType>;
  instituicao?: Resolver<ResolversTypes['Instituicao'], ParentType, ContextType>;
};

export type EntrarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarResult'] = ResolversParentTypes['EntrarResult']> = {
  __resolveType: TypeResolveFn<'EntrarSuccess' | 'CredenciaisInvalidas' | 'EmailNaoVerificado' | 'PapelNaoPermitido', ParentType, ContextType>;
};

export type EntrarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarSuccess'] = ResolversParentTypes['EntrarSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredenciaisInvalidasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredenciaisInvalidas'] = ResolversParentTypes['CredenciaisInvalidas']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailNaoVerificadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailNaoVerificado'] = ResolversParentTypes['EmailNaoVerificado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PapelNaoPermitidoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PapelNaoPermitido'] = ResolversParentTypes['PapelNaoPermitido']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SairResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SairResult'] = ResolversParentTypes['SairResult']> = {
  __resolveType: TypeResolveFn<'SairSuccess', ParentType, ContextType>;
};

export type SairSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SairSuccess'] = ResolversParentTypes['SairSuccess']> = {
  revogado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CadastrarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CadastrarResult'] = ResolversParentTypes['CadastrarResult']> = {
  __resolveType: TypeResolveFn<'CadastrarSuccess' | 'EntradaInvalida' | 'ContaCriadaSemInteresses', ParentType, ContextType>;
};

export type CadastrarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CadastrarSuccess'] = ResolversParentTypes['CadastrarSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContaCriadaSemInteressesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContaCriadaSemInteresses'] = ResolversParentTypes['ContaCriadaSemInteresses']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerificarEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificarEmailResult'] = ResolversParentTypes['VerificarEmailResult']> = {
  __resolveType: TypeResolveFn<'VerificarEmailSuccess' | 'TokenRecusado', ParentType, ContextType>;
};

export type VerificarEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificarEmailSuccess'] = ResolversParentTypes['VerificarEmailSuccess']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papel?: Resolver<Maybe<ResolversTypes['Papel']>, ParentType, ContextType>;
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenDeSenha?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenRecusado'] = ResolversParentTypes['TokenRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReenviarVerificacaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReenviarVerificacaoResult'] = ResolversParentTypes['ReenviarVerificacaoResult']> = {
  __resolveType: TypeResolveFn<'ReenviarVerificacaoSuccess', ParentType, ContextType>;
};

export type ReenviarVerificacaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReenviarVerificacaoSuccess'] = ResolversParentTypes['ReenviarVerificacaoSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PedirRedefinicaoDeSenhaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirRedefinicaoDeSenhaResult'] = ResolversParentTypes['PedirRedefinicaoDeSenhaResult']> = {
  __resolveType: TypeResolveFn<'PedirRedefinicaoDeSenhaSuccess', ParentType, ContextType>;
};

export type PedirRedefinicaoDeSenhaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirRedefinicaoDeSenhaSuccess'] = ResolversParentTypes['PedirRedefinicaoDeSenhaSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedefinirSenhaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedefinirSenhaResult'] = ResolversParentTypes['RedefinirSenhaResult']> = {
  __resolveType: TypeResolveFn<'RedefinirSenhaSuccess' | 'TokenRecusado' | 'EntradaInvalida', ParentType, ContextType>;
};

export type RedefinirSenhaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedefinirSenhaSuccess'] = ResolversParentTypes['RedefinirSenhaSuccess']> = {
  redefinida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AtualizarPerfilResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtualizarPerfilResult'] = ResolversParentTypes['AtualizarPerfilResult']> = {
  __resolveType: TypeResolveFn<'AtualizarPerfilSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AtualizarPerfilSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtualizarPerfilSuccess'] = ResolversParentTypes['AtualizarPerfilSuccess']> = {
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnviarAvatarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarAvatarResult'] = ResolversParentTypes['EnviarAvatarResult']> = {
  __resolveType: TypeResolveFn<'EnviarAvatarSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type EnviarAvatarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarAvatarSuccess'] = ResolversParentTypes['EnviarAvatarSuccess']> = {
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoverAvatarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverAvatarResult'] = ResolversParentTypes['RemoverAvatarResult']> = {
  __resolveType: TypeResolveFn<'RemoverAvatarSuccess', ParentType, ContextType>;
};

export type RemoverAvatarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverAvatarSuccess'] = ResolversParentTypes['RemoverAvatarSuccess']> = {
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvarInteressesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarInteressesResult'] = ResolversParentTypes['SalvarInteressesResult']> = {
  __resolveType: TypeResolveFn<'SalvarInteressesSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type SalvarInteressesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarInteressesSuccess'] = ResolversParentTypes['SalvarInteressesSuccess']> = {
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CriarInteresseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CriarInteresseResult'] = ResolversParentTypes['CriarInteresseResult']> = {
  __resolveType: TypeResolveFn<'CriarInteresseSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type CriarInteresseSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CriarInteresseSuccess'] = ResolversParentTypes['CriarInteresseSuccess']> = {
  interesse?: Resolver<Maybe<ResolversTypes['Interesse']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidatarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatarResult'] = ResolversParentTypes['CandidatarResult']> = {
  __resolveType: TypeResolveFn<'CandidatarSuccess' | 'JaCandidatado' | 'CandidaturaRecusada' | 'EntradaInvalida', ParentType, ContextType>;
};

export type CandidatarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatarSuccess'] = ResolversParentTypes['CandidatarSuccess']> = {
  candidaturaEdge?: Resolver<Maybe<ResolversTypes['CandidaturaEdge']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JaCandidatadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JaCandidatado'] = ResolversParentTypes['JaCandidatado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidaturaRecusadaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaRecusada'] = ResolversParentTypes['CandidaturaRecusada']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelarCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelarCandidaturaResult'] = ResolversParentTypes['CancelarCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'CancelarCandidaturaSuccess' | 'NaoCandidatado' | 'CancelamentoRecusado', ParentType, ContextType>;
};

export type CancelamentoRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelamentoRecusado'] = ResolversParentTypes['CancelamentoRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompartilharHistoricoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompartilharHistoricoResult'] = ResolversParentTypes['CompartilharHistoricoResult']> = {
  __resolveType: TypeResolveFn<'CompartilharHistoricoSuccess' | 'NaoCandidatado', ParentType, ContextType>;
};

export type CompartilharHistoricoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompartilharHistoricoSuccess'] = ResolversParentTypes['CompartilharHistoricoSuccess']> = {
  candidatura?: Resolver<Maybe<ResolversTypes['CandidaturaEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetirarCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarCandidaturaResult'] = ResolversParentTypes['RetirarCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'RetirarCandidaturaSuccess' | 'RetiradaRecusada' | 'EntradaInvalida', ParentType, ContextType>;
};

export type RetirarCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarCandidaturaSuccess'] = ResolversParentTypes['RetirarCandidaturaSuccess']> = {
  candidatura?: Resolver<Maybe<ResolversTypes['CandidaturaEdge']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetiradaRecusadaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetiradaRecusada'] = ResolversParentTypes['RetiradaRecusada']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoverCandidaturasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoverCandidaturasResult'] = ResolversParentTypes['MoverCandidaturasResult']> = {
  __resolveType: TypeResolveFn<'MoverCandidaturasSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type MoverCandidaturasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoverCandidaturasSuccess'] = ResolversParentTypes['MoverCandidaturasSuccess']> = {
  movidas?: Resolver<Maybe<Array<ResolversTypes['Candidatura']>>, ParentType, ContextType>;
  recusadas?: Resolver<Maybe<Array<ResolversTypes['CandidaturaNaoMovida']>>, ParentType, ContextType>;
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidaturaNaoMovidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaNaoMovida'] = ResolversParentTypes['CandidaturaNaoMovida']> = {
  candidatura?: Resolver<ResolversTypes['Candidatura'], ParentType, ContextType>;
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DivulgarResultadoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DivulgarResultadoResult'] = ResolversParentTypes['DivulgarResultadoResult']> = {
  __resolveType: TypeResolveFn<'DivulgarResultadoSuccess' | 'NadaADivulgar' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DivulgarResultadoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DivulgarResultadoSuccess'] = ResolversParentTypes['DivulgarResultadoSuccess']> = {
  divulgadas?: Resolver<Maybe<Array<ResolversTypes['Candidatura']>>, ParentType, ContextType>;
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NadaADivulgarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NadaADivulgar'] = ResolversParentTypes['NadaADivulgar']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelarDivulgacaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelarDivulgacaoResult'] = ResolversParentTypes['CancelarDivulgacaoResult']> = {
  __resolveType: TypeResolveFn<'CancelarDivulgacaoSuccess', ParentType, ContextType>;
};

export type CancelarDivulgacaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelarDivulgacaoSuccess'] = ResolversParentTypes['CancelarDivulgacaoSuccess']> = {
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DefinirVagasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirVagasResult'] = ResolversParentTypes['DefinirVagasResult']> = {
  __resolveType: TypeResolveFn<'DefinirVagasSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DefinirVagasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirVagasSuccess'] = ResolversParentTypes['DefinirVagasSuccess']> = {
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DefinirRequisitosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirRequisitosResult'] = ResolversParentTypes['DefinirRequisitosResult']> = {
  __resolveType: TypeResolveFn<'DefinirRequisitosSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DefinirRequisitosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirRequisitosSuccess'] = ResolversParentTypes['DefinirRequisitosSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OferecerHorariosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OferecerHorariosResult'] = ResolversParentTypes['OferecerHorariosResult']> = {
  __resolveType: TypeResolveFn<'OferecerHorariosSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type OferecerHorariosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OferecerHorariosSuccess'] = ResolversParentTypes['OferecerHorariosSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetirarHorarioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarHorarioResult'] = ResolversParentTypes['RetirarHorarioResult']> = {
  __resolveType: TypeResolveFn<'RetirarHorarioSuccess', ParentType, ContextType>;
};

export type RetirarHorarioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarHorarioSuccess'] = ResolversParentTypes['RetirarHorarioSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EscolherHorarioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscolherHorarioResult'] = ResolversParentTypes['EscolherHorarioResult']> = {
  __resolveType: TypeResolveFn<'EscolherHorarioSuccess' | 'HorarioRecusado', ParentType, ContextType>;
};

export type EscolherHorarioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscolherHorarioSuccess'] = ResolversParentTypes['EscolherHorarioSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DevolverHorarioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevolverHorarioResult'] = ResolversParentTypes['DevolverHorarioResult']> = {
  __resolveType: TypeResolveFn<'DevolverHorarioSuccess' | 'HorarioRecusado', ParentType, ContextType>;
};

export type DevolverHorarioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevolverHorarioSuccess'] = ResolversParentTypes['DevolverHorarioSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HorarioRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HorarioRecusado'] = ResolversParentTypes['HorarioRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelarCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelarCandidaturaSuccess'] = ResolversParentTypes['CancelarCandidaturaSuccess']> = {
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NaoCandidatadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NaoCandidatado'] = ResolversParentTypes['NaoCandidatado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CriarVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CriarVagaResult'] = ResolversParentTypes['CriarVagaResult']> = {
  __resolveType: TypeResolveFn<'CriarVagaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type CriarVagaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CriarVagaSuccess'] = ResolversParentTypes['CriarVagaSuccess']> = {
  vagaEdge?: Resolver<Maybe<ResolversTypes['MinhaVagaEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AtualizarVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtualizarVagaResult'] = ResolversParentTypes['AtualizarVagaResult']> = {
  __resolveType: TypeResolveFn<'AtualizarVagaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AtualizarVagaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtualizarVagaSuccess'] = ResolversParentTypes['AtualizarVagaSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlterarStatusDaVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlterarStatusDaVagaResult'] = ResolversParentTypes['AlterarStatusDaVagaResult']> = {
  __resolveType: TypeResolveFn<'AlterarStatusDaVagaSuccess' | 'EntradaInvalida' | 'PrazoSalvoSemStatus', ParentType, ContextType>;
};

export type AlterarStatusDaVagaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlterarStatusDaVagaSuccess'] = ResolversParentTypes['AlterarStatusDaVagaSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrazoSalvoSemStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrazoSalvoSemStatus'] = ResolversParentTypes['PrazoSalvoSemStatus']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExcluirVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcluirVagaResult'] = ResolversParentTypes['ExcluirVagaResult']> = {
  __resolveType: TypeResolveFn<'ExcluirVagaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ExcluirVagaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcluirVagaSuccess'] = ResolversParentTypes['ExcluirVagaSuccess']> = {
  vaga?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConvidarGestorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvidarGestorResult'] = ResolversParentTypes['ConvidarGestorResult']> = {
  __resolveType: TypeResolveFn<'ConvidarGestorSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ConvidarGestorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConvidarGestorSuccess'] = ResolversParentTypes['ConvidarGestorSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MostrarGestorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MostrarGestorResult'] = ResolversParentTypes['MostrarGestorResult']> = {
  __resolveType: TypeResolveFn<'MostrarGestorSuccess', ParentType, ContextType>;
};

export type MostrarGestorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MostrarGestorSuccess'] = ResolversParentTypes['MostrarGestorSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoverGestorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverGestorResult'] = ResolversParentTypes['RemoverGestorResult']> = {
  __resolveType: TypeResolveFn<'RemoverGestorSuccess', ParentType, ContextType>;
};

export type RemoverGestorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverGestorSuccess'] = ResolversParentTypes['RemoverGestorSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResponderConviteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponderConviteResult'] = ResolversParentTypes['ResponderConviteResult']> = {
  __resolveType: TypeResolveFn<'ResponderConviteSuccess' | 'ConviteFechado', ParentType, ContextType>;
};

export type ResponderConviteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponderConviteSuccess'] = ResolversParentTypes['ResponderConviteSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConviteFechadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConviteFechado'] = ResolversParentTypes['ConviteFechado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvaliarCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvaliarCandidaturaResult'] = ResolversParentTypes['AvaliarCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'AvaliarCandidaturaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AvaliarCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvaliarCandidaturaSuccess'] = ResolversParentTypes['AvaliarCandidaturaSuccess']> = {
  avaliacao?: Resolver<Maybe<ResolversTypes['Avaliacao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DefinirPerguntasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirPerguntasResult'] = ResolversParentTypes['DefinirPerguntasResult']> = {
  __resolveType: TypeResolveFn<'DefinirPerguntasSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DefinirPerguntasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirPerguntasSuccess'] = ResolversParentTypes['DefinirPerguntasSuccess']> = {
  pedido?: Resolver<Maybe<ResolversTypes['PedidoDaVaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnviarArquivoDaCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarArquivoDaCandidaturaResult'] = ResolversParentTypes['EnviarArquivoDaCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'EnviarArquivoDaCandidaturaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type EnviarArquivoDaCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarArquivoDaCandidaturaSuccess'] = ResolversParentTypes['EnviarArquivoDaCandidaturaSuccess']> = {
  arquivo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tamanho?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnotarCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnotarCandidaturaResult'] = ResolversParentTypes['AnotarCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'AnotarCandidaturaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AnotarCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnotarCandidaturaSuccess'] = ResolversParentTypes['AnotarCandidaturaSuccess']> = {
  anotacao?: Resolver<Maybe<ResolversTypes['Anotacao']>, ParentType, ContextType>;
  avaliacao?: Resolver<Maybe<ResolversTypes['Avaliacao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExcluirAnotacaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcluirAnotacaoResult'] = ResolversParentTypes['ExcluirAnotacaoResult']> = {
  __resolveType: TypeResolveFn<'ExcluirAnotacaoSuccess', ParentType, ContextType>;
};

export type ExcluirAnotacaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcluirAnotacaoSuccess'] = ResolversParentTypes['ExcluirAnotacaoSuccess']> = {
  anotacao?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  avaliacao?: Resolver<Maybe<ResolversTypes['Avaliacao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnviarMensagemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarMensagemResult'] = ResolversParentTypes['EnviarMensagemResult']> = {
  __resolveType: TypeResolveFn<'EnviarMensagemSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type EnviarMensagemSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarMensagemSuccess'] = ResolversParentTypes['EnviarMensagemSuccess']> = {
  mensagemEdge?: Resolver<Maybe<ResolversTypes['MensagemEdge']>, ParentType, ContextType>;
  conversa?: Resolver<Maybe<ResolversTypes['Conversa']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnviarComunicadoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarComunicadoResult'] = ResolversParentTypes['EnviarComunicadoResult']> = {
  __resolveType: TypeResolveFn<'EnviarComunicadoSuccess' | 'SemCandidatos' | 'EntradaInvalida', ParentType, ContextType>;
};

export type EnviarComunicadoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarComunicadoSuccess'] = ResolversParentTypes['EnviarComunicadoSuccess']> = {
  enviadas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  falhas?: Resolver<Array<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SemCandidatosResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SemCandidatos'] = ResolversParentTypes['SemCandidatos']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportarHistoricoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportarHistoricoResult'] = ResolversParentTypes['ImportarHistoricoResult']> = {
  __resolveType: TypeResolveFn<'ImportarHistoricoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ImportarHistoricoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportarHistoricoSuccess'] = ResolversParentTypes['ImportarHistoricoSuccess']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linhasIlegiveis?: Resolver<Maybe<Array<ResolversTypes['LinhaIlegivel']>>, ParentType, ContextType>;
  totalDeLinhasIlegiveis?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinhaIlegivelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinhaIlegivel'] = ResolversParentTypes['LinhaIlegivel']> = {
  pagina?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConectarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConectarResult'] = ResolversParentTypes['ConectarResult']> = {
  __resolveType: TypeResolveFn<'ConectarSuccess' | 'PessoaInexistente' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ConectarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConectarSuccess'] = ResolversParentTypes['ConectarSuccess']> = {
  conexao?: Resolver<Maybe<ResolversTypes['Conexao']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesconectarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesconectarResult'] = ResolversParentTypes['DesconectarResult']> = {
  __resolveType: TypeResolveFn<'DesconectarSuccess' | 'PessoaInexistente', ParentType, ContextType>;
};

export type DesconectarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesconectarSuccess'] = ResolversParentTypes['DesconectarSuccess']> = {
  conexao?: Resolver<Maybe<ResolversTypes['Conexao']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PessoaInexistenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PessoaInexistente'] = ResolversParentTypes['PessoaInexistente']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarcarNotificacoesComoLidasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarcarNotificacoesComoLidasResult'] = ResolversParentTypes['MarcarNotificacoesComoLidasResult']> = {
  __resolveType: TypeResolveFn<'MarcarNotificacoesComoLidasSuccess', ParentType, ContextType>;
};

export type MarcarNotificacoesComoLidasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarcarNotificacoesComoLidasSuccess'] = ResolversParentTypes['MarcarNotificacoesComoLidasSuccess']> = {
  notificacoes?: Resolver<Maybe<Array<ResolversTypes['Notificacao']>>, ParentType, ContextType>;
  naoLidas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  entrar?: Resolver<ResolversTypes['EntrarResult'], ParentType, ContextType, RequireFields<MutationEntrarArgs, 'input'>>;
  sair?: Resolver<ResolversTypes['SairResult'], ParentType, ContextType>;
  cadastrar?: Resolver<ResolversTypes['CadastrarResult'], ParentType, ContextType, RequireFields<MutationCadastrarArgs, 'input'>>;
  verificarEmail?: Resolver<ResolversTypes['VerificarEmailResult'], ParentType, ContextType, RequireFields<MutationVerificarEmailArgs, 'input'>>;
  reenviarVerificacao?: Resolver<ResolversTypes['ReenviarVerificacaoResult'], ParentType, ContextType, RequireFields<MutationReenviarVerificacaoArgs, 'input'>>;
  pedirRedefinicaoDeSenha?: Resolver<ResolversTypes['PedirRedefinicaoDeSenhaResult'], ParentType, ContextType, RequireFields<MutationPedirRedefinicaoDeSenhaArgs, 'input'>>;
  redefinirSenha?: Resolver<ResolversTypes['RedefinirSenhaResult'], ParentType, ContextType, RequireFields<MutationRedefinirSenhaArgs, 'input'>>;
  atualizarPerfil?: Resolver<ResolversTypes['AtualizarPerfilResult'], ParentType, ContextType, RequireFields<MutationAtualizarPerfilArgs, 'input'>>;
  enviarAvatar?: Resolver<ResolversTypes['EnviarAvatarResult'], ParentType, ContextType, RequireFields<MutationEnviarAvatarArgs, 'input'>>;
  removerAvatar?: Resolver<ResolversTypes['RemoverAvatarResult'], ParentType, ContextType>;
  salvarInteresses?: Resolver<ResolversTypes['SalvarInteressesResult'], ParentType, ContextType, RequireFields<MutationSalvarInteressesArgs, 'input'>>;
  criarInteresse?: Resolver<ResolversTypes['CriarInteresseResult'], ParentType, ContextType, RequireFields<MutationCriarInteresseArgs, 'input'>>;
  candidatar?: Resolver<ResolversTypes['CandidatarResult'], ParentType, ContextType, RequireFields<MutationCandidatarArgs, 'input'>>;
  cancelarCandidatura?: Resolver<ResolversTypes['CancelarCandidaturaResult'], ParentType, ContextType, RequireFields<MutationCancelarCandidaturaArgs, 'input'>>;
  retirarCandidatura?: Resolver<ResolversTypes['RetirarCandidaturaResult'], ParentType, ContextType, RequireFields<MutationRetirarCandidaturaArgs, 'input'>>;
  compartilharHistorico?: Resolver<ResolversTypes['CompartilharHistoricoResult'], ParentType, ContextType, RequireFields<MutationCompartilharHistoricoArgs, 'input'>>;
  moverCandidaturas?: Resolver<ResolversTypes['MoverCandidaturasResult'], ParentType, ContextType, RequireFields<MutationMoverCandidaturasArgs, 'input'>>;
  divulgarResultado?: Resolver<ResolversTypes['DivulgarResultadoResult'], ParentType, ContextType, RequireFields<MutationDivulgarResultadoArgs, 'input'>>;
  cancelarDivulgacao?: Resolver<ResolversTypes['CancelarDivulgacaoResult'], ParentType, ContextType, RequireFields<MutationCancelarDivulgacaoArgs, 'input'>>;
  definirVagas?: Resolver<ResolversTypes['DefinirVagasResult'], ParentType, ContextType, RequireFields<MutationDefinirVagasArgs, 'input'>>;
  avaliarCandidatura?: Resolver<ResolversTypes['AvaliarCandidaturaResult'], ParentType, ContextType, RequireFields<MutationAvaliarCandidaturaArgs, 'input'>>;
  definirPerguntas?: Resolver<ResolversTypes['DefinirPerguntasResult'], ParentType, ContextType, RequireFields<MutationDefinirPerguntasArgs, 'input'>>;
  enviarArquivoDaCandidatura?: Resolver<ResolversTypes['EnviarArquivoDaCandidaturaResult'], ParentType, ContextType, RequireFields<MutationEnviarArquivoDaCandidaturaArgs, 'input'>>;
  anotarCandidatura?: Resolver<ResolversTypes['AnotarCandidaturaResult'], ParentType, ContextType, RequireFields<MutationAnotarCandidaturaArgs, 'input'>>;
  excluirAnotacao?: Resolver<ResolversTypes['ExcluirAnotacaoResult'], ParentType, ContextType, RequireFields<MutationExcluirAnotacaoArgs, 'input'>>;
  definirRequisitos?: Resolver<ResolversTypes['DefinirRequisitosResult'], ParentType, ContextType, RequireFields<MutationDefinirRequisitosArgs, 'input'>>;
  oferecerHorarios?: Resolver<ResolversTypes['OferecerHorariosResult'], ParentType, ContextType, RequireFields<MutationOferecerHorariosArgs, 'input'>>;
  retirarHorario?: Resolver<ResolversTypes['RetirarHorarioResult'], ParentType, ContextType, RequireFields<MutationRetirarHorarioArgs, 'input'>>;
  escolherHorario?: Resolver<ResolversTypes['EscolherHorarioResult'], ParentType, ContextType, RequireFields<MutationEscolherHorarioArgs, 'input'>>;
  devolverHorario?: Resolver<ResolversTypes['DevolverHorarioResult'], ParentType, ContextType, RequireFields<MutationDevolverHorarioArgs, 'input'>>;
  convidarGestor?: Resolver<ResolversTypes['ConvidarGestorResult'], ParentType, ContextType, RequireFields<MutationConvidarGestorArgs, 'input'>>;
  mostrarGestor?: Resolver<ResolversTypes['MostrarGestorResult'], ParentType, ContextType, RequireFields<MutationMostrarGestorArgs, 'input'>>;
  removerGestor?: Resolver<ResolversTypes['RemoverGestorResult'], ParentType, ContextType, RequireFields<MutationRemoverGestorArgs, 'input'>>;
  responderConvite?: Resolver<ResolversTypes['ResponderConviteResult'], ParentType, ContextType, RequireFields<MutationResponderConviteArgs, 'input'>>;
  criarVaga?: Resolver<ResolversTypes['CriarVagaResult'], ParentType, ContextType, RequireFields<MutationCriarVagaArgs, 'input'>>;
  atualizarVaga?: Resolver<ResolversTypes['AtualizarVagaResult'], ParentType, ContextType, RequireFields<MutationAtualizarVagaArgs, 'input'>>;
  alterarStatusDaVaga?: Resolver<ResolversTypes['AlterarStatusDaVagaResult'], ParentType, ContextType, RequireFields<MutationAlterarStatusDaVagaArgs, 'input'>>;
  excluirVaga?: Resolver<ResolversTypes['ExcluirVagaResult'], ParentType, ContextType, RequireFields<MutationExcluirVagaArgs, 'input'>>;
  enviarComunicado?: Resolver<ResolversTypes['EnviarComunicadoResult'], ParentType, ContextType, RequireFields<MutationEnviarComunicadoArgs, 'input'>>;
  enviarMensagem?: Resolver<ResolversTypes['EnviarMensagemResult'], ParentType, ContextType, RequireFields<MutationEnviarMensagemArgs, 'input'>>;
  importarHistorico?: Resolver<ResolversTypes['ImportarHistoricoResult'], ParentType, ContextType, RequireFields<MutationImportarHistoricoArgs, 'input'>>;
  conectar?: Resolver<ResolversTypes['ConectarResult'], ParentType, ContextType, RequireFields<MutationConectarArgs, 'input'>>;
  desconectar?: Resolver<ResolversTypes['DesconectarResult'], ParentType, ContextType, RequireFields<MutationDesconectarArgs, 'input'>>;
  marcarNotificacoesComoLidas?: Resolver<ResolversTypes['MarcarNotificacoesComoLidasResult'], ParentType, ContextType, RequireFields<MutationMarcarNotificacoesComoLidasArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  mensagemRecebida?: SubscriptionResolver<ResolversTypes['MensagemRecebida'], "mensagemRecebida", ParentType, ContextType>;
  notificacaoRecebida?: SubscriptionResolver<ResolversTypes['Notificacao'], "notificacaoRecebida", ParentType, ContextType>;
  novidades?: SubscriptionResolver<ResolversTypes['Novidade'], "novidades", ParentType, ContextType>;
};

export type NovidadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Novidade'] = ResolversParentTypes['Novidade']> = {
  __resolveType: TypeResolveFn<'Ligado' | 'MensagemRecebida' | 'NotificacaoRecebida' | 'SelecaoMudou', ParentType, ContextType>;
};

export type LigadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ligado'] = ResolversParentTypes['Ligado']> = {
  mensagens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notificacoes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelecaoMudouResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelecaoMudou'] = ResolversParentTypes['SelecaoMudou']> = {
  vaga?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MensagemRecebidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MensagemRecebida'] = ResolversParentTypes['MensagemRecebida']> = {
  mensagemEdge?: Resolver<ResolversTypes['MensagemEdge'], ParentType, ContextType>;
  conversa?: Resolver<ResolversTypes['Conversa'], ParentType, ContextType>;
  naoLidas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificacaoRecebidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificacaoRecebida'] = ResolversParentTypes['NotificacaoRecebida']> = {
  notificacao?: Resolver<ResolversTypes['Notificacao'], ParentType, ContextType>;
  naoLidas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  Erro?: ErroResolvers<ContextType>;
  EntradaInvalida?: EntradaInvalidaResolvers<ContextType>;
  CampoInvalido?: CampoInvalidoResolvers<ContextType>;
  Instituicao?: InstituicaoResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  NaoLidas?: NaoLidasResolvers<ContextType>;
  Pessoa?: PessoaResolvers<ContextType>;
  Usuario?: UsuarioResolvers<ContextType>;
  Interesse?: InteresseResolvers<ContextType>;
  CategoriaDeInteresse?: CategoriaDeInteresseResolvers<ContextType>;
  Departamento?: DepartamentoResolvers<ContextType>;
  OpcaoDeTipo?: OpcaoDeTipoResolvers<ContextType>;
  Vaga?: VagaResolvers<ContextType>;
  Gestor?: GestorResolvers<ContextType>;
  Convite?: ConviteResolvers<ContextType>;
  Requisitos?: RequisitosResolvers<ContextType>;
  DisciplinaPedida?: DisciplinaPedidaResolvers<ContextType>;
  Atendimento?: AtendimentoResolvers<ContextType>;
  ItemDoAtendimento?: ItemDoAtendimentoResolvers<ContextType>;
  DisciplinaDaUniversidade?: DisciplinaDaUniversidadeResolvers<ContextType>;
  AtendimentoDaCandidatura?: AtendimentoDaCandidaturaResolvers<ContextType>;
  Recomendacao?: RecomendacaoResolvers<ContextType>;
  VagaConnection?: VagaConnectionResolvers<ContextType>;
  VagaEdge?: VagaEdgeResolvers<ContextType>;
  MinhaVagaConnection?: MinhaVagaConnectionResolvers<ContextType>;
  MinhaVagaEdge?: MinhaVagaEdgeResolvers<ContextType>;
  Candidatura?: CandidaturaResolvers<ContextType>;
  HistoricoEscolar?: HistoricoEscolarResolvers<ContextType>;
  DisciplinaConcluida?: DisciplinaConcluidaResolvers<ContextType>;
  Avaliacao?: AvaliacaoResolvers<ContextType>;
  Pergunta?: PerguntaResolvers<ContextType>;
  PedidoDaVaga?: PedidoDaVagaResolvers<ContextType>;
  Resposta?: RespostaResolvers<ContextType>;
  ArquivoDaCandidatura?: ArquivoDaCandidaturaResolvers<ContextType>;
  RespostasDaCandidatura?: RespostasDaCandidaturaResolvers<ContextType>;
  Anotacao?: AnotacaoResolvers<ContextType>;
  MudancaDeEtapa?: MudancaDeEtapaResolvers<ContextType>;
  Selecao?: SelecaoResolvers<ContextType>;
  Horario?: HorarioResolvers<ContextType>;
  CandidaturaConnection?: CandidaturaConnectionResolvers<ContextType>;
  CandidaturaEdge?: CandidaturaEdgeResolvers<ContextType>;
  VagaOriginal?: VagaOriginalResolvers<ContextType>;
  CandidatoConnection?: CandidatoConnectionResolvers<ContextType>;
  CandidatoEdge?: CandidatoEdgeResolvers<ContextType>;
  SituacaoDaCandidatura?: SituacaoDaCandidaturaResolvers<ContextType>;
  Conversa?: ConversaResolvers<ContextType>;
  ConversaConnection?: ConversaConnectionResolvers<ContextType>;
  ConversaEdge?: ConversaEdgeResolvers<ContextType>;
  Mensagem?: MensagemResolvers<ContextType>;
  MensagemConnection?: MensagemConnectionResolvers<ContextType>;
  MensagemEdge?: MensagemEdgeResolvers<ContextType>;
  Historico?: HistoricoResolvers<ContextType>;
  Periodo?: PeriodoResolvers<ContextType>;
  Disciplina?: DisciplinaResolvers<ContextType>;
  ProgressoComplementar?: ProgressoComplementarResolvers<ContextType>;
  Rede?: RedeResolvers<ContextType>;
  Conexao?: ConexaoResolvers<ContextType>;
  SugestaoConnection?: SugestaoConnectionResolvers<ContextType>;
  SugestaoEdge?: SugestaoEdgeResolvers<ContextType>;
  ConexaoConnection?: ConexaoConnectionResolvers<ContextType>;
  ConexaoEdge?: ConexaoEdgeResolvers<ContextType>;
  Notificacao?: NotificacaoResolvers<ContextType>;
  AcaoDaNotificacao?: AcaoDaNotificacaoResolvers<ContextType>;
  NotificacaoConnection?: NotificacaoConnectionResolvers<ContextType>;
  NotificacaoEdge?: NotificacaoEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  EntrarResult?: EntrarResultResolvers<ContextType>;
  EntrarSuccess?: EntrarSuccessResolvers<ContextType>;
  CredenciaisInvalidas?: CredenciaisInvalidasResolvers<ContextType>;
  EmailNaoVerificado?: EmailNaoVerificadoResolvers<ContextType>;
  PapelNaoPermitido?: PapelNaoPermitidoResolvers<ContextType>;
  SairResult?: SairResultResolvers<ContextType>;
  SairSuccess?: SairSuccessResolvers<ContextType>;
  CadastrarResult?: CadastrarResultResolvers<ContextType>;
  CadastrarSuccess?: CadastrarSuccessResolvers<ContextType>;
  ContaCriadaSemInteresses?: ContaCriadaSemInteressesResolvers<ContextType>;
  VerificarEmailResult?: VerificarEmailResultResolvers<ContextType>;
  VerificarEmailSuccess?: VerificarEmailSuccessResolvers<ContextType>;
  TokenRecusado?: TokenRecusadoResolvers<ContextType>;
  ReenviarVerificacaoResult?: ReenviarVerificacaoResultResolvers<ContextType>;
  ReenviarVerificacaoSuccess?: ReenviarVerificacaoSuccessResolvers<ContextType>;
  PedirRedefinicaoDeSenhaResult?: PedirRedefinicaoDeSenhaResultResolvers<ContextType>;
  PedirRedefinicaoDeSenhaSuccess?: PedirRedefinicaoDeSenhaSuccessResolvers<ContextType>;
  RedefinirSenhaResult?: RedefinirSenhaResultResolvers<ContextType>;
  RedefinirSenhaSuccess?: RedefinirSenhaSuccessResolvers<ContextType>;
  AtualizarPerfilResult?: AtualizarPerfilResultResolvers<ContextType>;
  AtualizarPerfilSuccess?: AtualizarPerfilSuccessResolvers<ContextType>;
  EnviarAvatarResult?: EnviarAvatarResultResolvers<ContextType>;
  EnviarAvatarSuccess?: EnviarAvatarSuccessResolvers<ContextType>;
  RemoverAvatarResult?: RemoverAvatarResultResolvers<ContextType>;
  RemoverAvatarSuccess?: RemoverAvatarSuccessResolvers<ContextType>;
  SalvarInteressesResult?: SalvarInteressesResultResolvers<ContextType>;
  SalvarInteressesSuccess?: SalvarInteressesSuccessResolvers<ContextType>;
  CriarInteresseResult?: CriarInteresseResultResolvers<ContextType>;
  CriarInteresseSuccess?: CriarInteresseSuccessResolvers<ContextType>;
  CandidatarResult?: CandidatarResultResolvers<ContextType>;
  CandidatarSuccess?: CandidatarSuccessResolvers<ContextType>;
  JaCandidatado?: JaCandidatadoResolvers<ContextType>;
  CandidaturaRecusada?: CandidaturaRecusadaResolvers<ContextType>;
  CancelarCandidaturaResult?: CancelarCandidaturaResultResolvers<ContextType>;
  CancelamentoRecusado?: CancelamentoRecusadoResolvers<ContextType>;
  CompartilharHistoricoResult?: CompartilharHistoricoResultResolvers<ContextType>;
  CompartilharHistoricoSuccess?: CompartilharHistoricoSuccessResolvers<ContextType>;
  RetirarCandidaturaResult?: RetirarCandidaturaResultResolvers<ContextType>;
  RetirarCandidaturaSuccess?: RetirarCandidaturaSuccessResolvers<ContextType>;
  RetiradaRecusada?: RetiradaRecusadaResolvers<ContextType>;
  MoverCandidaturasResult?: MoverCandidaturasResultResolvers<ContextType>;
  MoverCandidaturasSuccess?: MoverCandidaturasSuccessResolvers<ContextType>;
  CandidaturaNaoMovida?: CandidaturaNaoMovidaResolvers<ContextType>;
  DivulgarResultadoResult?: DivulgarResultadoResultResolvers<ContextType>;
  DivulgarResultadoSuccess?: DivulgarResultadoSuccessResolvers<ContextType>;
  NadaADivulgar?: NadaADivulgarResolvers<ContextType>;
  CancelarDivulgacaoResult?: CancelarDivulgacaoResultResolvers<ContextType>;
  CancelarDivulgacaoSuccess?: CancelarDivulgacaoSuccessResolvers<ContextType>;
  DefinirVagasResult?: DefinirVagasResultResolvers<ContextType>;
  DefinirVagasSuccess?: DefinirVagasSuccessResolvers<ContextType>;
  DefinirRequisitosResult?: DefinirRequisitosResultResolvers<ContextType>;
  DefinirRequisitosSuccess?: DefinirRequisitosSuccessResolvers<ContextType>;
  OferecerHorariosResult?: OferecerHorariosResultResolvers<ContextType>;
  OferecerHorariosSuccess?: OferecerHorariosSuccessResolvers<ContextType>;
  RetirarHorarioResult?: RetirarHorarioResultResolvers<ContextType>;
  RetirarHorarioSuccess?: RetirarHorarioSuccessResolvers<ContextType>;
  EscolherHorarioResult?: EscolherHorarioResultResolvers<ContextType>;
  EscolherHorarioSuccess?: EscolherHorarioSuccessResolvers<ContextType>;
  DevolverHorarioResult?: DevolverHorarioResultResolvers<ContextType>;
  DevolverHorarioSuccess?: DevolverHorarioSuccessResolvers<ContextType>;
  HorarioRecusado?: HorarioRecusadoResolvers<ContextType>;
  CancelarCandidaturaSuccess?: CancelarCandidaturaSuccessResolvers<ContextType>;
  NaoCandidatado?: NaoCandidatadoResolvers<ContextType>;
  CriarVagaResult?: CriarVagaResultResolvers<ContextType>;
  CriarVagaSuccess?: CriarVagaSuccessResolvers<ContextType>;
  AtualizarVagaResult?: AtualizarVagaResultResolvers<ContextType>;
  AtualizarVagaSuccess?: AtualizarVagaSuccessResolvers<ContextType>;
  AlterarStatusDaVagaResult?: AlterarStatusDaVagaResultResolvers<ContextType>;
  AlterarStatusDaVagaSuccess?: AlterarStatusDaVagaSuccessResolvers<ContextType>;
  PrazoSalvoSemStatus?: PrazoSalvoSemStatusResolvers<ContextType>;
  ExcluirVagaResult?: ExcluirVagaResultResolvers<ContextType>;
  ExcluirVagaSuccess?: ExcluirVagaSuccessResolvers<ContextType>;
  ConvidarGestorResult?: ConvidarGestorResultResolvers<ContextType>;
  ConvidarGestorSuccess?: ConvidarGestorSuccessResolvers<ContextType>;
  MostrarGestorResult?: MostrarGestorResultResolvers<ContextType>;
  MostrarGestorSuccess?: MostrarGestorSuccessResolvers<ContextType>;
  RemoverGestorResult?: RemoverGestorResultResolvers<ContextType>;
  RemoverGestorSuccess?: RemoverGestorSuccessResolvers<ContextType>;
  ResponderConviteResult?: ResponderConviteResultResolvers<ContextType>;
  ResponderConviteSuccess?: ResponderConviteSuccessResolvers<ContextType>;
  ConviteFechado?: ConviteFechadoResolvers<ContextType>;
  AvaliarCandidaturaResult?: AvaliarCandidaturaResultResolvers<ContextType>;
  AvaliarCandidaturaSuccess?: AvaliarCandidaturaSuccessResolvers<ContextType>;
  DefinirPerguntasResult?: DefinirPerguntasResultResolvers<ContextType>;
  DefinirPerguntasSuccess?: DefinirPerguntasSuccessResolvers<ContextType>;
  EnviarArquivoDaCandidaturaResult?: EnviarArquivoDaCandidaturaResultResolvers<ContextType>;
  EnviarArquivoDaCandidaturaSuccess?: EnviarArquivoDaCandidaturaSuccessResolvers<ContextType>;
  AnotarCandidaturaResult?: AnotarCandidaturaResultResolvers<ContextType>;
  AnotarCandidaturaSuccess?: AnotarCandidaturaSuccessResolvers<ContextType>;
  ExcluirAnotacaoResult?: ExcluirAnotacaoResultResolvers<ContextType>;
  ExcluirAnotacaoSuccess?: ExcluirAnotacaoSuccessResolvers<ContextType>;
  EnviarMensagemResult?: EnviarMensagemResultResolvers<ContextType>;
  EnviarMensagemSuccess?: EnviarMensagemSuccessResolvers<ContextType>;
  EnviarComunicadoResult?: EnviarComunicadoResultResolvers<ContextType>;
  EnviarComunicadoSuccess?: EnviarComunicadoSuccessResolvers<ContextType>;
  SemCandidatos?: SemCandidatosResolvers<ContextType>;
  ImportarHistoricoResult?: ImportarHistoricoResultResolvers<ContextType>;
  ImportarHistoricoSuccess?: ImportarHistoricoSuccessResolvers<ContextType>;
  LinhaIlegivel?: LinhaIlegivelResolvers<ContextType>;
  ConectarResult?: ConectarResultResolvers<ContextType>;
  ConectarSuccess?: ConectarSuccessResolvers<ContextType>;
  DesconectarResult?: DesconectarResultResolvers<ContextType>;
  DesconectarSuccess?: DesconectarSuccessResolvers<ContextType>;
  PessoaInexistente?: PessoaInexistenteResolvers<ContextType>;
  MarcarNotificacoesComoLidasResult?: MarcarNotificacoesComoLidasResultResolvers<ContextType>;
  MarcarNotificacoesComoLidasSuccess?: MarcarNotificacoesComoLidasSuccessResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Novidade?: NovidadeResolvers<ContextType>;
  Ligado?: LigadoResolvers<ContextType>;
  SelecaoMudou?: SelecaoMudouResolvers<ContextType>;
  MensagemRecebida?: MensagemRecebidaResolvers<ContextType>;
  NotificacaoRecebida?: NotificacaoRecebidaResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
