// Generated from schema.graphql by npm run generate.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Agenda as AgendaModel } from '../../upstream/agenda.ts';
import type { Anotacao as AnotacaoModel, Avaliacao as AvaliacaoModel } from '../../upstream/models/avaliacao.ts';
import type { Aparelho as AparelhoModel } from '../../upstream/aparelho.ts';
import type { Atendimento as AtendimentoModel, Requisitos as RequisitosModel } from '../../upstream/models/requisito.ts';
import type { AtendimentoDaCandidatura as AtendimentoDaCandidaturaModel, AtendimentoNaVaga as AtendimentoNaVagaModel, DisciplinaDaUniversidade as DisciplinaDaUniversidadeModel } from '../../upstream/selecao/requisitos.ts';
import type { Aviso as AvisoModel } from '../../upstream/avisos.ts';
import type { Candidato as CandidatoModel, Candidatura as CandidaturaModel } from '../../upstream/models/candidatura.ts';
import type { CandidaturaNova as CandidaturaNovaModel, NovasDaVaga as NovasDaVagaModel, RespostaPendente as RespostaPendenteModel } from '../../upstream/selecao/pendencias.ts';
import type { CategoriaDeInteresse as CategoriaDeInteresseModel } from '../../upstream/interesses.ts';
import type { Conexao as ConexaoModel } from '../../upstream/models/conexao.ts';
import type { Conversa as ConversaModel, Mensagem as MensagemModel } from '../../upstream/conversas.ts';
import type { Convite as ConviteModel } from '../../upstream/selecao/gestores.ts';
import type { CopiaDosDados as CopiaDosDadosModel, ExclusaoDaConta as ExclusaoDaContaModel, MeusDados as MeusDadosModel } from '../../upstream/dados.ts';
import type { Departamento as DepartamentoModel } from '../../upstream/models/departamento.ts';
import type { Disciplina as DisciplinaModel } from '../../upstream/historicos.ts';
import type { Gestor as GestorModel } from '../../upstream/models/gestor.ts';
import type { Horario as HorarioModel } from '../../upstream/models/horario.ts';
import type { Instituicao as InstituicaoModel, AvisoDoSistema as AvisoDoSistemaModel } from '../../upstream/models/instituicao.ts';
import type { InstituicaoAdministrada as InstituicaoAdministradaModel, RespostaDoServidorDeEmail as RespostaDoServidorDeEmailModel } from '../../upstream/instituicaoAdministrada.ts';
import type { ImportacaoDePessoas as ImportacaoDePessoasModel, PessoaImportada as PessoaImportadaModel } from '../../upstream/importacaoDePessoas.ts';
import type { Interesse as InteresseModel } from '../../upstream/models/interesse.ts';
import type { Ligado as LigadoModel } from '../../upstream/eventos.ts';
import type { Local as LocalModel } from '../../upstream/models/local.ts';
import type { Mural as MuralModel, VagaDoMural as VagaDoMuralModel, VagaPublica as VagaPublicaModel } from '../../upstream/publico.ts';
import type { Notificacao as NotificacaoModel } from '../../upstream/models/notificacao.ts';
import type { OpcaoDeTipo as OpcaoDeTipoModel } from '../../upstream/tipos.ts';
import type { LinhaDaImportacao as LinhaDaImportacaoModel, EntradaDeLista as EntradaDeListaModel, ImportacaoDeLista as ImportacaoDeListaModel, Juncao as JuncaoModel, JuncaoDesfeita as JuncaoDesfeitaModel, UsoDaEntrada as UsoDaEntradaModel } from '../../upstream/listas.ts';
import type { Caso as CasoModel, CasoDetalhado as CasoDetalhadoModel, DecisaoRecebida as DecisaoRecebidaModel } from '../../upstream/moderacao.ts';
import type { LinhaDaAuditoria as LinhaDaAuditoriaModel, RegraDeRetencao as RegraDeRetencaoModel, PessoaAdministrada as PessoaAdministradaModel } from '../../upstream/administracao.ts';
import type { Leitura as LeituraModel, Privacidade as PrivacidadeModel } from '../../upstream/privacidade.ts';
import type { Documento as DocumentoModel, DocumentoEditavel as DocumentoEditavelModel } from '../../upstream/documentos.ts';
import type { PedidoDaVaga as PedidoDaVagaModel, Pergunta as PerguntaModel } from '../../upstream/models/pedido.ts';
import type { Pessoa as PessoaModel } from '../../upstream/models/pessoa.ts';
import type { Resposta as RespostaModel, RespostasDaCandidatura as RespostasDaCandidaturaModel } from '../../upstream/selecao/perguntas.ts';
import type { Selecao as SelecaoModel, NaoMovida, Divulgadas, Movidas } from '../../upstream/selecao/selecao.ts';
import type { Usuario as UsuarioModel } from '../../upstream/models/usuario.ts';
import type { Vaga as VagaModel } from '../../upstream/models/vaga.ts';
import type { BuscaSalva as BuscaSalvaModel } from '../../upstream/buscas.ts';
import type { VagaOriginal as VagaOriginalModel } from '../../upstream/models/vagaOriginal.ts';
import type { Anotada, Candidatado, DaVaga, NaoVerificado, Enviada, Excluida, Importado, Recusado, Historico as HistoricoModel, SemRetidas, Periodo as PeriodoModel, Rede as RedeModel, Moderacao as ModeracaoModel, Administracao as AdministracaoModel, Situacao, Paginas, Marcadas, NaoLidas as NaoLidasModel } from '../models.ts';
import type { Avaliadas, NaoAvaliada } from '../../upstream/selecao/avaliacoes.ts';
import type { Finalizada } from '../../upstream/selecao/finalizacao.ts';
import type { Sessao } from '../../upstream/sessao.ts';
import type { Context } from '../../context.ts';
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
  /** An instant, ISO 8601 with an offset, such as `2026-03-09T17:00:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** A calendar day without a time, such as `2026-12-31`. */
  Date: { input: string; output: string; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: File; output: File; }
};

/** An object that `node(id:)` can refetch. */
export type Node = {
  /** Global id, opaque. Store it and compare it, but never parse it. */
  id: Scalars['ID']['output'];
};

/** The position of a window within its connection. */
export type PageInfo = {
  /** Whether more nodes follow this window. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether nodes precede this window. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null in an empty window. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last edge, for `after` of the next window; null in an empty window. */
  endCursor: Maybe<Scalars['String']['output']>;
};

/** The cursors of a connection's numbered pages. */
export type PageCursors = {
  /** The page of this window. */
  current: PageCursor;
  /** The previous page, where its number is now; null on the first. */
  previous: Maybe<PageCursor>;
  /** The next page, which begins after the last node of this one; null on the last. */
  next: Maybe<PageCursor>;
  /** The last page with nodes; the first if there are none. */
  last: PageCursor;
  /** The page with a number; null if there is none. */
  page: Maybe<PageCursor>;
};


/** The cursors of a connection's numbered pages. */
export type PageCursorsPageArgs = {
  number: Scalars['Int']['input'];
};

/** One numbered page. */
export type PageCursor = {
  /** Its number, from 1. */
  page: Scalars['Int']['output'];
  /** The value of `after` for its window; null for the first page. */
  after: Maybe<Scalars['String']['output']>;
};

/** An expected refusal: not a program error, but a message for the person. */
export type Erro = {
  /** One or two sentences in Portuguese; the API's own if it gives a reason. */
  mensagem: Scalars['String']['output'];
};

/** The input is invalid; nothing was changed. */
export type EntradaInvalida = Erro & {
  /** All problems as one text, in sentences. */
  mensagem: Scalars['String']['output'];
  /** Each problem at its field, all at once; empty if the upstream does not name the fields. */
  campos: Array<CampoInvalido>;
};

/** One invalid field of an input. */
export type CampoInvalido = {
  /** The input's field, as in this schema (`cartaDeMotivacao`); within a list, the path of the part (`perguntas.0.texto`), if one part is invalid. */
  campo: Scalars['String']['output'];
  /** The problem as a sentence in Portuguese. Some sentences of docs/specification.md have no full stop. */
  mensagem: Scalars['String']['output'];
};

/** The university that this board serves, as it is now. The gateway knows it: it costs no REST call. */
export type Instituicao = {
  /** Full name. */
  nome: Scalars['String']['output'];
  /** Short name, as in the location 'PUC'. */
  sigla: Scalars['String']['output'];
  /** E-mail domains of students, without '@'. */
  dominiosDeAluno: Array<Scalars['String']['output']>;
  /** E-mail domains of professors, without '@'. */
  dominiosDeProfessor: Array<Scalars['String']['output']>;
  /** Addresses outside of the domains that may still register as students. */
  emailsDeExcecao: Array<Scalars['String']['output']>;
  /** Https URL of the prototype that this site is based on; null without one. */
  prototipo: Maybe<Scalars['String']['output']>;
  /** E-mail address of the support team; null without one. */
  suporte: Maybe<Scalars['String']['output']>;
  /** E-mail address for questions about personal data; null without one. */
  protecaoDeDados: Maybe<Scalars['String']['output']>;
  /** Https URL of the terms of use; null without one. */
  termos: Maybe<Scalars['String']['output']>;
  /** The last publication of privacy notice and terms, which everybody accepts; 0 without one. */
  documentos: Scalars['Int']['output'];
  /** Time zone, as 'America/Manaus': of its days, and of the hours that people read. */
  fuso: Scalars['String']['output'];
  /** The courses in the registration form, in display order. */
  cursos: Array<Scalars['String']['output']>;
  /** The places of work of new vagas, in display order. */
  locais: Array<Local>;
  /** Course code of complementary activities (docs/specification.md §9). */
  codigoDeAtividadesComplementares: Scalars['String']['output'];
  /** Credits of complementary activities that a degree requires. */
  creditosComplementaresExigidos: Scalars['Int']['output'];
};

/** The board as a visitor sees it. */
export type Mural = {
  /** Number of open vagas. */
  total: Scalars['Int']['output'];
  /** Open vagas of each kind, also of those without any. */
  porTipo: Array<ContagemPorTipo>;
  /** The newest open vagas, at most six. */
  vagas: Array<VagaDoMural>;
};

/** A number of vagas of one kind; of `OUTRO` there is one for each type. */
export type ContagemPorTipo = {
  /** Kind. */
  tipo: TipoDeVaga;
  /** REST id of the type, as `VagaFiltro.outrosTipos` has it; null but for `OUTRO`. */
  codigo: Maybe<Scalars['ID']['output']>;
  /** The upstream's name of the type; null but for `OUTRO`. */
  nome: Maybe<Scalars['String']['output']>;
  /** Number of open vagas. */
  total: Scalars['Int']['output'];
};

/** Numbers of open vagas by the choices of a filter. */
export type ContagensDeVagas = {
  /** With each kind instead of `tipos`, also of kinds without any. */
  tipos: Array<ContagemPorTipo>;
  /** With each department instead of `codigoDoDepartamento`, without those that have none. */
  departamentos: Array<ContagemPorDepartamento>;
  /** With each benefit besides `beneficios`. */
  beneficios: Array<ContagemPorBeneficio>;
  /** With each modality instead of `modalidades`; null where `filtraCondicoes` is false. */
  modalidades: Maybe<Array<ContagemPorModalidade>>;
  /** With each of some minimums instead of `horasMinimas`; null where `filtraCondicoes` is false. */
  horasMinimas: Maybe<Array<ContagemPorHorasMinimas>>;
};

/** A number of vagas of one department. */
export type ContagemPorDepartamento = {
  /** REST id of the department, as `VagaFiltro.codigoDoDepartamento` has it. */
  codigo: Scalars['ID']['output'];
  /** Number of open vagas. */
  total: Scalars['Int']['output'];
};

/** A number of vagas with one benefit. */
export type ContagemPorBeneficio = {
  /** Benefit. */
  beneficio: Beneficio;
  /** Number of open vagas. */
  total: Scalars['Int']['output'];
};

/** A number of vagas of one modality. */
export type ContagemPorModalidade = {
  /** Modality. */
  modalidade: Modalidade;
  /** Number of open vagas. */
  total: Scalars['Int']['output'];
};

/** A number of vagas with at least so many hours a week. */
export type ContagemPorHorasMinimas = {
  /** Hours a week, as `VagaFiltro.horasMinimas` has them. */
  horas: Scalars['Int']['output'];
  /** Number of open vagas. */
  total: Scalars['Int']['output'];
};

/** An open vaga in `Mural`. */
export type VagaDoMural = {
  /** REST id, for the URL. */
  codigo: Scalars['ID']['output'];
  /** Title; null shows 'Título não especificado'. */
  titulo: Maybe<Scalars['String']['output']>;
  /** Kind, for its chip and color. */
  tipo: TipoDeVaga;
  /** The upstream's name of its type; null without one. */
  nomeDoTipo: Maybe<Scalars['String']['output']>;
  /** Name of the department; null shows 'Departamento não especificado'. */
  nomeDoDepartamento: Maybe<Scalars['String']['output']>;
  /** Last day to apply; null without one. */
  prazo: Maybe<Scalars['Date']['output']>;
};

/** An open vaga for everybody: without the people behind it, and without an id that leads to `Vaga`. */
export type VagaPublica = {
  /** REST id, for the URL. */
  codigo: Scalars['ID']['output'];
  /** Title; null shows 'Título não especificado'. */
  titulo: Maybe<Scalars['String']['output']>;
  /** Plain text, paragraphs separated by line breaks; null shows 'Descrição não especificada'. E-mail addresses and the name of its author are replaced. */
  descricao: Maybe<Scalars['String']['output']>;
  /** Kind, for its chip and color. */
  tipo: TipoDeVaga;
  /** The upstream's name of its type; null without one. */
  nomeDoTipo: Maybe<Scalars['String']['output']>;
  /** Last day to apply; null without one. */
  prazo: Maybe<Scalars['Date']['output']>;
  /** When it was published. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** Name of the department; null shows 'Departamento não especificado'. */
  nomeDoDepartamento: Maybe<Scalars['String']['output']>;
  /** Name of the place of work; null shows 'Localização não especificada'. */
  nomeDoLocal: Maybe<Scalars['String']['output']>;
  /** Reais per month; null without payment. */
  remuneracao: Maybe<Scalars['Float']['output']>;
  /** Percent off the tuition; null without a discount. */
  desconto: Maybe<Scalars['Float']['output']>;
  /** Complementary hours; null without any. */
  horasComplementares: Maybe<Scalars['Int']['output']>;
  /** Number of places; null if the professor has not set it, and if the upstream does not return it. */
  lugares: Maybe<Scalars['Int']['output']>;
  /** Hours per week; null if the professor has not set it, and if the upstream does not return it. */
  horasSemanais: Maybe<Scalars['Int']['output']>;
  /** Where one works; null if the professor has not set it, and if the upstream does not return it. */
  modalidade: Maybe<Modalidade>;
  /** Last day by which candidates are promised an answer; null without a promise. */
  respostaAte: Maybe<Scalars['Date']['output']>;
};

/** What an administrator does to an account. */
export type AtoDeAdministracao =
  /** Confirm a professor's role; a mail tells them. */
  | 'CONFIRMAR_PROFESSOR'
  /** Refuse the role of a professor who waits; a mail and the board tell them the reason, which it needs. */
  | 'RECUSAR_PROFESSOR'
  /** Take the confirmation back: the professor waits again. Needs a reason. */
  | 'REVOGAR_PROFESSOR'
  /** Sign out everywhere and refuse sign-ins until a day. Needs a reason and the day. */
  | 'SUSPENDER'
  /** End a suspension. Needs a reason. */
  | 'REATIVAR'
  /** Sign out everywhere. */
  | 'ENCERRAR_SESSOES'
  /** Mail a link for a new password: nobody sets another's. */
  | 'ENVIAR_LINK_DE_SENHA'
  /** Give the role of administrator. Needs a reason. */
  | 'TORNAR_ADMINISTRADOR'
  /** Take the role of administrator. Needs a reason. */
  | 'RETIRAR_ADMINISTRADOR'
  /** Give the role of moderator. Needs a reason. */
  | 'TORNAR_MODERADOR'
  /** Take the role of moderator. Needs a reason. */
  | 'RETIRAR_MODERADOR'
  /** Give the role of encarregado. Needs a reason. */
  | 'TORNAR_ENCARREGADO'
  /** Take the role of encarregado. Needs a reason. */
  | 'RETIRAR_ENCARREGADO';

/** An order of the accounts. */
export type OrdemDePessoas =
  /** The newest first. */
  | 'RECENTES'
  /** By name. */
  | 'NOME';

/** How an account is. */
export type SituacaoDaPessoa =
  /** None of the others. */
  | 'ATIVA'
  /** The e-mail is not verified yet. */
  | 'A_VERIFICAR'
  /** A professor whose role is not confirmed yet. */
  | 'A_CONFIRMAR'
  /** A professor whose role was refused. */
  | 'RECUSADO'
  /** Suspended. */
  | 'SUSPENSA';

/** An account or a registration, as administrators see it. */
export type PessoaAdministrada = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** Display name. */
  nome: Scalars['String']['output'];
  /** E-mail. */
  email: Scalars['String']['output'];
  /** The registration number, a professor's SIAPE; null if no import has named it. */
  matricula: Maybe<Scalars['String']['output']>;
  /** Roles. */
  papeis: Array<PapelDaConta>;
  /** A student's course, a professor's department; null without one. */
  vinculo: Maybe<Scalars['String']['output']>;
  /** How the account is. */
  situacao: SituacaoDaPessoa;
  /** When it was registered. */
  criadoEm: Maybe<Scalars['DateTime']['output']>;
  /** The end of the suspension; null if it is not suspended. */
  suspensaAte: Maybe<Scalars['DateTime']['output']>;
  /** Why it is suspended, or refused as a professor; null if neither. */
  motivo: Maybe<Scalars['String']['output']>;
};

/** A window of accounts, the newest first. */
export type PessoaAdministradaConnection = {
  /** The edges of this window. */
  edges: Array<PessoaAdministradaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
};

/** An account in a connection. */
export type PessoaAdministradaEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: PessoaAdministrada;
};

/** A line of the audit. It outlives the people in it. */
export type LinhaDaAuditoria = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When. */
  em: Maybe<Scalars['DateTime']['output']>;
  /** What, as the REST API spells it: `suspendeu`, `leu_historico` and others. */
  acao: Scalars['String']['output'];
  /** Who did it, by name; null for a command of the operator. */
  ator: Maybe<Scalars['String']['output']>;
  /** To whom, by name; null if to nobody in particular. */
  pessoa: Maybe<Scalars['String']['output']>;
  /** What it was about, as 'candidatura 7'; null if to nothing in particular. */
  objeto: Maybe<Scalars['String']['output']>;
  /** Old values, as JSON; null without any. */
  antes: Maybe<Scalars['String']['output']>;
  /** New values or chosen filters, as JSON; null without any. */
  depois: Maybe<Scalars['String']['output']>;
  /** The reason; null without one. */
  motivo: Maybe<Scalars['String']['output']>;
};

/** A window of the audit, the newest first. */
export type LinhaDaAuditoriaConnection = {
  /** The edges of this window. */
  edges: Array<LinhaDaAuditoriaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
};

/** A line in a connection. */
export type LinhaDaAuditoriaEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: LinhaDaAuditoria;
};

/** The version, or a part that the API needs. */
export type ParteDoMural = {
  /** `versao`, `banco`, `relogio`, `escuta`, `emails`, `tarefas`, `smtp`, `arquivos`, `contagens`, `endereco`, `disco`, `ensaio` or `universidade`. */
  parte: Scalars['String']['output'];
  /** Whether it is well. */
  bem: Scalars['Boolean']['output'];
  /** How it is, and what to do if it is not well. */
  detalhe: Scalars['String']['output'];
};

/** What waits, and how the board is. */
export type VisaoGeral = {
  /** Professors whose role is to be confirmed. */
  aConfirmar: Scalars['Int']['output'];
  /** Suspended accounts. */
  suspensas: Scalars['Int']['output'];
  /** Verified students. */
  alunos: Scalars['Int']['output'];
  /** Verified professors. */
  professores: Scalars['Int']['output'];
  /** Cases of moderation that wait for a decision. */
  casos: Scalars['Int']['output'];
  /** The parts of the API. */
  saude: Array<ParteDoMural>;
};

/** The sender of all mails. */
export type Remetente = {
  /** Its name; null for that of the board. */
  nome: Maybe<Scalars['String']['output']>;
  /** Its address. */
  email: Scalars['String']['output'];
  /** Where answers go; null for the sender. */
  responderPara: Maybe<Scalars['String']['output']>;
};

/** What administrators change of the institution. */
export type InstituicaoAdministrada = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Grows with each change; for SalvarInstituicaoInput. */
  versao: Scalars['Int']['output'];
  /** Fields that an administrator changed; the others are those of the institution file. */
  alterados: Array<Scalars['String']['output']>;
  /** Saved values that are not used, because they do not fit to the file any more. */
  problemas: Array<CampoInvalido>;
  /** Path of the logo; null without one. */
  logo: Maybe<Scalars['String']['output']>;
  /** Full name. */
  nome: Scalars['String']['output'];
  /** Short name. */
  sigla: Scalars['String']['output'];
  /** E-mail domains of students, without '@'. */
  dominiosDeAluno: Array<Scalars['String']['output']>;
  /** E-mail domains of professors, without '@'. */
  dominiosDeProfessor: Array<Scalars['String']['output']>;
  /** Those of them that prove a professor. */
  dominiosQueProvamProfessor: Array<Scalars['String']['output']>;
  /** Addresses outside of the domains that may still register as students. */
  emailsDeExcecao: Array<Scalars['String']['output']>;
  /** The sender of all mails; null for an address of the first domain of students. */
  remetente: Maybe<Remetente>;
  /** E-mail address of the support team; null without one. */
  suporte: Maybe<Scalars['String']['output']>;
  /** E-mail address for questions about personal data; null without one. */
  protecaoDeDados: Maybe<Scalars['String']['output']>;
  /** Https URL of the terms of use; null without one. */
  termos: Maybe<Scalars['String']['output']>;
  /** Https URL of the prototype; null without one. */
  prototipo: Maybe<Scalars['String']['output']>;
  /** The accent on the light ground, as '#rrggbb'; null for the board's own. */
  cor: Maybe<Scalars['String']['output']>;
  /** Whether pages show the mark 'MVP'. */
  marcaMvp: Scalars['Boolean']['output'];
  /** Time zone, as 'America/Manaus': of its days, and of the hours that people read. */
  fuso: Scalars['String']['output'];
  /** The month in which each term of a year begins: two to four, ascending, from 1. */
  primeirosMeses: Array<Scalars['Int']['output']>;
  /** Whether a vaga waits for a moderator if its professor never had a public one. */
  primeiraRevisaoDeProfessor: Scalars['Boolean']['output'];
  /** The same for its department. */
  primeiraRevisaoDeDepartamento: Scalars['Boolean']['output'];
};

/** What is counted. */
export type MedidaDoMural =
  /** Students who registered. */
  | 'ESTUDANTES'
  /** Professors who registered. */
  | 'PROFESSORES'
  /** Vagas that were published. */
  | 'VAGAS'
  /** Applications, with their answers. */
  | 'CANDIDATURAS';

/** How a count is divided. */
export type RecorteDoMural =
  /** By course. */
  | 'CURSO'
  /** By department. */
  | 'DEPARTAMENTO'
  /** By kind of vaga. */
  | 'TIPO'
  /** By month. */
  | 'MES';

/** One group of a count. */
export type GrupoDoMural = {
  /** As people read it. */
  nome: Scalars['String']['output'];
  /** How many; null if fewer than five, or if such a group could be computed from it. */
  total: Maybe<Scalars['Int']['output']>;
  /** Of these, those that were answered: moved by a manager of the vaga, or written about to the student. Null if hidden, and where answers are not counted. */
  respondidas: Maybe<Scalars['Int']['output']>;
  /** Half of the answered ones got the first answer within so many days; null if hidden, without answers, and where answers are not counted. */
  mediana: Maybe<Scalars['Float']['output']>;
};

/** A count divided in one way. The groups add up to the count. */
export type DivisaoDoMural = {
  /** In which way. */
  recorte: RecorteDoMural;
  /** By name; months in their order. */
  grupos: Array<GrupoDoMural>;
};

/** One count of a year. */
export type NumeroDoMural = {
  /** What is counted. */
  medida: MedidaDoMural;
  /** All of it. Its `nome` is empty. */
  todos: GrupoDoMural;
  /** The same divided in several ways. */
  divisoes: Array<DivisaoDoMural>;
};

/** What happened on the board in a year, without single people: only complete months, and no group of fewer than five. */
export type NumerosDoMural = {
  /** The year. */
  ano: Scalars['Int']['output'];
  /** The years with data, the newest first. */
  anos: Array<Scalars['Int']['output']>;
  /** The last day that is counted; null before the first complete month. */
  ate: Maybe<Scalars['Date']['output']>;
  /** Each count; empty before the first complete month. */
  numeros: Array<NumeroDoMural>;
};

/** A sentence of the administration above every page, from its first day to its last. */
export type AvisoDoSistema = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** The sentence, at most 300 characters. */
  texto: Scalars['String']['output'];
  /** Who sees it; null: everybody. */
  para: Maybe<Papel>;
  /** The first day at the university. */
  de: Maybe<Scalars['Date']['output']>;
  /** The last day. */
  ate: Maybe<Scalars['Date']['output']>;
};

/** A list that the institution keeps itself. */
export type ListaDaInstituicao =
  /** Departments, with their courses. */
  | 'DEPARTAMENTOS'
  /** Places of work. */
  | 'LOCAIS'
  /** Interests, each in a category. */
  | 'INTERESSES'
  /** Categories of interests. */
  | 'CATEGORIAS'
  /** Kinds of vaga. The six of `TipoDeVaga` besides OUTRO come first, and stay as they are. */
  | 'TIPOS';

/** Which entries of a list. */
export type SituacaoDaEntrada =
  /** Those that are offered. */
  | 'ATIVAS'
  /** Those that are offered to nobody; what has them keeps them. */
  | 'ARQUIVADAS'
  /** Both. */
  | 'TODAS';

/** What uses an entry of a list. */
export type TipoDeUso =
  /** Vagas, open or not. */
  | 'VAGAS'
  /** Profiles. */
  | 'PESSOAS'
  /** Interests of a category. */
  | 'INTERESSES'
  /** Courses of a department. */
  | 'CURSOS'
  /** Searches that students saved, and follows. */
  | 'BUSCAS';

/** An entry of a list, as administrators see it. */
export type EntradaDeLista = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, within its list. */
  codigo: Scalars['ID']['output'];
  /** The list. */
  lista: ListaDaInstituicao;
  /** Its name. */
  nome: Scalars['String']['output'];
  /** Its place among those that are offered, of an interest in its category; null if it is archived, and for a kind of vaga that stays as it is. */
  posicao: Maybe<Scalars['Int']['output']>;
  /** REST id of an interest's category; null in other lists. */
  codigoDaCategoria: Maybe<Scalars['ID']['output']>;
  /** The name of an interest's category; null in other lists. */
  categoria: Maybe<Scalars['String']['output']>;
  /** The courses of a department; empty in other lists. */
  cursos: Array<Scalars['String']['output']>;
  /** Whether the board itself needs its name: it cannot be renamed, archived or joined into another one. */
  fixa: Scalars['Boolean']['output'];
  /** Since when it is offered to nobody; null while it is offered. */
  arquivadaEm: Maybe<Scalars['DateTime']['output']>;
};

/** A window of a list, in its order. */
export type EntradaDeListaConnection = {
  /** The edges of this window. */
  edges: Array<EntradaDeListaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
};

/** An entry in a connection. */
export type EntradaDeListaEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: EntradaDeLista;
};

/** How many of a kind use an entry. */
export type UsoDaEntrada = {
  /** The kind. */
  tipo: TipoDeUso;
  /** How many. */
  total: Scalars['Int']['output'];
};

/** Two entries of a list that became one. */
export type Juncao = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** The list. */
  lista: ListaDaInstituicao;
  /** The name of the entry that is gone. */
  de: Scalars['String']['output'];
  /** The name of the one that stayed, at the time. */
  em: Scalars['String']['output'];
  /** How many uses it moved. */
  linhas: Scalars['Int']['output'];
  /** When. */
  feitaEm: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone; null if it was not. */
  desfeitaEm: Maybe<Scalars['DateTime']['output']>;
};

/** What administrators read. */
export type Administracao = {
  /** The institution; null if the upstream does not let administrators change it. One REST call. */
  instituicao: Maybe<InstituicaoAdministrada>;
  /** What waits, and how the board is. One REST call. */
  visaoGeral: Maybe<VisaoGeral>;
  /** Accounts and registrations. One REST call. */
  pessoas: Maybe<PessoaAdministradaConnection>;
  /** The privacy notice and the terms as administrators edit them; null if the upstream has none. One REST call. */
  documentos: Maybe<Array<DocumentoEditavel>>;
  /** The rules by which old rows are deleted; null if the upstream tells of none. One REST call. */
  retencao: Maybe<Array<RegraDeRetencao>>;
  /** Those to come, those of today and the last that are over, the newest first. One REST call. */
  avisosDoSistema: Maybe<Array<AvisoDoSistema>>;
  /** The audit. One REST call. */
  auditoria: Maybe<LinhaDaAuditoriaConnection>;
  /** What happened in a year; null if the upstream does not count it. One REST call. */
  numeros: Maybe<NumerosDoMural>;
  /** A list of the institution, in its order. One REST call. */
  entradas: Maybe<EntradaDeListaConnection>;
  /** What uses an entry of a list: what a join would move. One REST call. */
  usoDaEntrada: Maybe<Array<UsoDaEntrada>>;
  /** The last 20 joins of a list, the newest first. One REST call. */
  juncoes: Maybe<Array<Juncao>>;
};


/** What administrators read. */
export type AdministracaoPessoasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  papel?: InputMaybe<PapelDaConta>;
  situacao?: InputMaybe<SituacaoDaPessoa>;
  ordem?: InputMaybe<OrdemDePessoas>;
};


/** What administrators read. */
export type AdministracaoAuditoriaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  acao?: InputMaybe<Scalars['String']['input']>;
  pessoa?: InputMaybe<Scalars['String']['input']>;
  ator?: InputMaybe<Scalars['String']['input']>;
  de?: InputMaybe<Scalars['Date']['input']>;
  ate?: InputMaybe<Scalars['Date']['input']>;
};


/** What administrators read. */
export type AdministracaoNumerosArgs = {
  ano?: InputMaybe<Scalars['Int']['input']>;
};


/** What administrators read. */
export type AdministracaoEntradasArgs = {
  lista: ListaDaInstituicao;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  situacao?: InputMaybe<SituacaoDaEntrada>;
};


/** What administrators read. */
export type AdministracaoUsoDaEntradaArgs = {
  lista: ListaDaInstituicao;
  codigo: Scalars['String']['input'];
};


/** What administrators read. */
export type AdministracaoJuncoesArgs = {
  lista: ListaDaInstituicao;
};

/** The privacy notice and the terms of use. */
export type TipoDeDocumento =
  /** The privacy notice, which is acknowledged. */
  | 'PRIVACIDADE'
  /** The terms of use, which are accepted. */
  | 'TERMOS';

/** A published version of a document. */
export type VersaoDeDocumento = {
  /** Counts the publications of both documents. */
  numero: Scalars['Int']['output'];
  /** When it was published. */
  publicadoEm: Scalars['DateTime']['output'];
  /** What changed since the version before. */
  mudou: Scalars['String']['output'];
};

/** A version of the privacy notice or of the terms of use. */
export type Documento = {
  /** Which one. */
  tipo: TipoDeDocumento;
  /** Counts the publications of both documents. */
  numero: Scalars['Int']['output'];
  /** When it was published. */
  publicadoEm: Scalars['DateTime']['output'];
  /** What changed since the version before. */
  mudou: Scalars['String']['output'];
  /** Lines: one that begins with '## ' is a heading, one with '- ' an item. */
  texto: Scalars['String']['output'];
  /** All published versions, the newest first. */
  versoes: Array<VersaoDeDocumento>;
};

/** A document as administrators edit it. */
export type DocumentoEditavel = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Which one. */
  tipo: TipoDeDocumento;
  /** The draft; without one what is published, or a model to begin with. */
  texto: Scalars['String']['output'];
  /** What changed, in the draft. */
  mudou: Scalars['String']['output'];
  /** Whether there is a draft. */
  rascunho: Scalars['Boolean']['output'];
  /** The number of the last published version; null without one. */
  publicada: Maybe<Scalars['Int']['output']>;
};

/** A rule by which old rows are deleted. */
export type RegraDeRetencao = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Its name, for `confirmarPrazo`. */
  regra: Scalars['String']['output'];
  /** What it deletes, in Portuguese. */
  titulo: Scalars['String']['output'];
  /** After how many days; 0: never. */
  dias: Scalars['Int']['output'];
  /** How many rows it would delete now. */
  linhas: Scalars['Int']['output'];
  /** Whether it deletes nothing until an administrator confirms that number. */
  espera: Scalars['Boolean']['output'];
};

/** What a report is about. A comunicado is reported as the message that one person got. */
export type TipoDeCaso =
  /** A vaga. */
  | 'VAGA'
  /** The text and portrait of a person. */
  | 'PERFIL'
  /** A message. */
  | 'MENSAGEM'
  /** A message to all candidates of a vaga. */
  | 'COMUNICADO'
  /** A vaga that waits for its first look. Nobody reported it. */
  | 'PUBLICACAO';

/** Why something is reported. */
export type MotivoDaDenuncia =
  /** Spam or fraud. */
  | 'SPAM'
  /** An insult or harassment. */
  | 'OFENSA'
  /** Wrong information. */
  | 'FALSIDADE'
  /** Against the rules of the university. */
  | 'REGRAS'
  /** Something else, as the text says. */
  | 'OUTRO';

/** How a case is. */
export type SituacaoDoCaso =
  /** It waits for a decision. */
  | 'ABERTO'
  /** It is decided, and can be undone. */
  | 'DECIDIDO'
  /** An objection waits for a decision. */
  | 'CONTESTADO'
  /** It is decided for good. */
  | 'ENCERRADO';

/** What moderators decide. */
export type AtoDeModeracao =
  /** Nothing is wrong with it. */
  | 'DISPENSAR'
  /** Warn the person. */
  | 'ADVERTIR'
  /** Hide it. */
  | 'OCULTAR'
  /** Suspend the person until a day. */
  | 'SUSPENDER'
  /** Undo what was decided. */
  | 'RESTAURAR'
  /** Open the case again. */
  | 'REABRIR'
  /** Keep a decision after an objection. */
  | 'MANTER'
  /** Publish a vaga that waits for its first look. */
  | 'LIBERAR'
  /** Return such a vaga to its managers, who may publish it again. */
  | 'DEVOLVER';

/** What was or is to be read of something reported. */
export type CopiaDoDenunciado = {
  /** Its title, a person's name; 'Mensagem' of a message. */
  titulo: Scalars['String']['output'];
  /** Its text. */
  texto: Scalars['String']['output'];
  /** The portrait of a person; null without one. */
  retrato: Maybe<Scalars['String']['output']>;
};

/** A report, without who reported. */
export type Denuncia = {
  /** Why. */
  motivo: MotivoDaDenuncia;
  /** What the person wrote; null for nothing. */
  texto: Maybe<Scalars['String']['output']>;
  /** When. */
  em: Maybe<Scalars['DateTime']['output']>;
};

/** A decision of a case. */
export type DecisaoDoCaso = {
  /** What was decided. */
  ato: AtoDeModeracao;
  /** Why, as it was told to whom it concerns. */
  motivo: Scalars['String']['output'];
  /** The last day of a suspension; null for any other decision. */
  ate: Maybe<Scalars['Date']['output']>;
  /** Who decided; null for a deleted account. */
  por: Maybe<Scalars['String']['output']>;
  /** When. */
  em: Maybe<Scalars['DateTime']['output']>;
};

/** An objection to a decision. */
export type Contestacao = {
  /** What the person wrote. */
  texto: Scalars['String']['output'];
  /** When. */
  em: Maybe<Scalars['DateTime']['output']>;
};

/** Reports about one thing, or a vaga that waits for its first look. Who reported is nowhere. */
export type Caso = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** What it is about. */
  tipo: TipoDeCaso;
  /** Its title when it was first reported, of a PUBLICACAO as it is now. */
  titulo: Scalars['String']['output'];
  /** Whose it is, by name. */
  pessoa: Scalars['String']['output'];
  /** How the case is. */
  situacao: SituacaoDoCaso;
  /** The last decision; null before the first. */
  ato: Maybe<AtoDeModeracao>;
  /** How many reports. */
  totalDeDenuncias: Scalars['Int']['output'];
  /** When it was first reported, or published. */
  criadoEm: Maybe<Scalars['DateTime']['output']>;
};

/** All about a case. */
export type CasoDetalhado = {
  /** The case, as its list has it. */
  caso: Caso;
  /** What was reported, once for each text. */
  copias: Array<CopiaDoDenunciado>;
  /** What it is now; null once it is gone. */
  agora: Maybe<CopiaDoDenunciado>;
  /** Whether it is hidden. */
  oculto: Scalars['Boolean']['output'];
  /** The reports, the oldest first. */
  denuncias: Array<Denuncia>;
  /** The decisions, the oldest first. */
  decisoes: Array<DecisaoDoCaso>;
  /** The objection; null without one. */
  contestacao: Maybe<Contestacao>;
  /** The person's other cases, the newest first. */
  outros: Array<Caso>;
  /** What the viewer can decide now. */
  atos: Array<AtoDeModeracao>;
  /** Why the viewer cannot decide; null if they can. */
  impedimento: Maybe<Scalars['String']['output']>;
};

/** A window of cases, the newest first. */
export type CasoConnection = {
  /** The edges of this window. */
  edges: Array<CasoEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
};

/** A case in a connection. */
export type CasoEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The case. */
  node: Caso;
};

/** What moderators read. */
export type Moderacao = {
  /** The cases. One REST call. */
  casos: Maybe<CasoConnection>;
  /** One case; null if there is none. One REST call. */
  caso: Maybe<CasoDetalhado>;
};


/** What moderators read. */
export type ModeracaoCasosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  situacao?: InputMaybe<SituacaoDoCaso>;
  tipo?: InputMaybe<TipoDeCaso>;
};


/** What moderators read. */
export type ModeracaoCasoArgs = {
  codigo: Scalars['ID']['input'];
};

/** A decision about the viewer, or about a vaga that they manage, without who reported or decided. */
export type DecisaoRecebida = {
  /** Global id, of the viewer's copy. */
  id: Scalars['ID']['output'];
  /** REST id of the case. */
  caso: Scalars['ID']['output'];
  /** What it is about. */
  tipo: TipoDeCaso;
  /** The last decision. */
  ato: AtoDeModeracao;
  /** Why. */
  motivo: Scalars['String']['output'];
  /** The last day of a suspension; null for any other decision. */
  ate: Maybe<Scalars['Date']['output']>;
  /** When. */
  em: Maybe<Scalars['DateTime']['output']>;
  /** What was reported. */
  copia: CopiaDoDenunciado;
  /** The viewer's objection; null without one. */
  contestacao: Maybe<Contestacao>;
  /** How the case is. */
  situacao: SituacaoDoCaso;
  /** Until when the viewer may object; null if they may not. */
  contestarAte: Maybe<Scalars['DateTime']['output']>;
};

/** Why moderators hid a vaga. */
export type Ocultacao = {
  /** The reason. */
  motivo: Scalars['String']['output'];
  /** REST id of the case, for managers of the vaga, who may object; null for its candidates. */
  caso: Maybe<Scalars['ID']['output']>;
};

/** How a vaga is that waits, or waited, for a moderator before it is public. */
export type PrimeiraRevisao = {
  /** Whether it waits; else it was returned, and its managers may publish it again. */
  aguarda: Scalars['Boolean']['output'];
  /** Why it was returned; null while it waits. */
  motivo: Maybe<Scalars['String']['output']>;
};

/** The role of a person. Only the API decides it. */
export type Papel =
  /** A student (`ehaluno` true). */
  | 'ESTUDANTE'
  /** A professor (`ehaluno` false). */
  | 'PROFESSOR';

/** A role of an account: one may have several. Only the API decides them. */
export type PapelDaConta =
  /** A student. */
  | 'ESTUDANTE'
  /** A professor. */
  | 'PROFESSOR'
  /** Runs the board for the university: neither a student, nor by that a professor. */
  | 'ADMINISTRADOR'
  /** Decides cases of moderation; neither a student, nor by that a professor. */
  | 'MODERADOR'
  /** Watches over personal data: reads the audit, and nothing else of the administration. */
  | 'ENCARREGADO';

/** The signed-in person and their private data. */
export type Viewer = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** The side of the board, as the token's `is_student` says: an administrator alone has rights on neither. */
  papel: Papel;
  /** Roles in the token. */
  papeis: Array<PapelDaConta>;
  /** Sentences of the administration for the viewer's side of the board, the newest first. */
  avisosDoSistema: Maybe<Array<AvisoDoSistema>>;
  /** What administrators read, and an encarregado its `auditoria` alone; FORBIDDEN for everybody else. */
  administracao: Maybe<Administracao>;
  /** What moderators read; FORBIDDEN for everybody but moderators and administrators. */
  moderacao: Maybe<Moderacao>;
  /** A decision of the moderators about the viewer; null if there is none. One REST call. */
  decisaoRecebida: Maybe<DecisaoRecebida>;
  /** The viewer's profile. One REST call. */
  usuario: Maybe<Usuario>;
  /** Vagas that this professor published or manages, newest first. One REST call in total; FORBIDDEN for a student. */
  minhasVagas: Maybe<MinhaVagaConnection>;
  /** Invitations to manage a vaga, newest first; null if the upstream has none. One REST call; FORBIDDEN for a student. */
  convites: Maybe<Array<Convite>>;
  /** What waits for this professor in all vagas that they manage; null if the upstream does not return it. One REST call; FORBIDDEN for a student. */
  pendencias: Maybe<Pendencias>;
  /** Courses by code or name that occur in at least three transcripts; null if the upstream cannot search them. One REST call; FORBIDDEN for a student. */
  disciplinas: Maybe<Array<DisciplinaDaUniversidade>>;
  /** Whether `candidaturas` can be read: not every upstream lists them. False for a professor. No REST call if it is known, otherwise that of `usuario`. */
  listaCandidaturas: Maybe<Scalars['Boolean']['output']>;
  /** The viewer's own candidaturas, those under way before those that are over, newest first; null if the upstream cannot list them. FORBIDDEN for a professor. */
  candidaturas: Maybe<CandidaturaConnection>;
  /** The viewer's conversations, most recent first. One REST call. */
  conversas: Maybe<ConversaConnection>;
  /** The conversation with one person; null if they never wrote to each other. */
  conversa: Maybe<Conversa>;
  /** The newest 20 messages to and from the viewer that have all words of a search, newest first; null if the upstream cannot search them. Marks nothing as read. One REST call. */
  mensagensEncontradas: Maybe<Array<MensagemEncontrada>>;
  /** Messages with one person, newest first. Reading them marks them as read upstream. */
  mensagens: Maybe<MensagemConnection>;
  /** The imported transcript; null without one. FORBIDDEN for a professor. */
  historico: Maybe<Historico>;
  /** Progress of the complementary activities (docs/specification.md §4). FORBIDDEN for a professor. */
  progressoComplementar: Maybe<ProgressoComplementar>;
  /** Suggested people and connections. Only its fields cost calls. */
  rede: Rede;
  /** Notifications, newest first. */
  notificacoes: Maybe<NotificacaoConnection>;
  /** Counts of unread messages and notifications. */
  naoLidas: NaoLidas;
  /** Where the viewer is signed in, the last used first; null if the upstream keeps no sessions. One REST call. */
  sessoes: Maybe<Array<SessaoAberta>>;
  /** How the viewer is told of each kind of event; null if the upstream sends no mails of these. One REST call. */
  avisos: Maybe<Array<Aviso>>;
  /** The viewer's address for calendars; null if the upstream has no calendars. One REST call. */
  agenda: Maybe<Agenda>;
  /** How this session's browser shows notices; null if the upstream sends none to browsers. One REST call. */
  noAparelho: Maybe<NoAparelho>;
  /** What the site calls the columns that a professor picked for the table of candidates, in their order; null if they never did, and if the upstream keeps none. Professors only. One REST call. */
  colunas: Maybe<Array<Scalars['String']['output']>>;
  /** Global ids of the vagas that a student saved, last saved first; null for a professor, and if the upstream keeps none. One REST call. */
  salvas: Maybe<Array<Scalars['ID']['output']>>;
  /** What a student saved and follows, the oldest first; null for a professor, and if the upstream keeps none. One REST call. */
  buscasSalvas: Maybe<Array<BuscaSalva>>;
  /** How many students follow a professor, and not who; null for a student, and if the upstream has no follows. One REST call. */
  seguidores: Maybe<Scalars['Int']['output']>;
  /** Whom the viewer blocked, last blocked first; null if the upstream blocks nobody. One REST call. */
  bloqueios: Maybe<Array<Bloqueio>>;
  /** The second factors of the account; null if the upstream has none. One REST call. */
  segundoFator: Maybe<SegundoFator>;
  /** What the viewer did with their own data; null if the upstream offers neither a copy nor the end of an account. One REST call. */
  meusDados: Maybe<MeusDados>;
  /** The address of the account; null if the upstream does not let one change it. */
  meuEmail: Maybe<MeuEmail>;
  /** For whom each part of the viewer's profile is; null if the upstream lets nobody choose. One REST call. */
  privacidade: Maybe<Privacidade>;
  /** Who read the viewer's transcript or files, the newest first; null if the upstream does not write it down. One REST call. */
  leituras: Maybe<LeituraConnection>;
};


/** The signed-in person and their private data. */
export type ViewerDecisaoRecebidaArgs = {
  codigo: Scalars['ID']['input'];
};


/** The signed-in person and their private data. */
export type ViewerMinhasVagasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and their private data. */
export type ViewerDisciplinasArgs = {
  busca: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in person and their private data. */
export type ViewerCandidaturasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and their private data. */
export type ViewerConversasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and their private data. */
export type ViewerConversaArgs = {
  codigo: Scalars['ID']['input'];
};


/** The signed-in person and their private data. */
export type ViewerMensagensEncontradasArgs = {
  busca: Scalars['String']['input'];
};


/** The signed-in person and their private data. */
export type ViewerMensagensArgs = {
  codigo: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and their private data. */
export type ViewerNotificacoesArgs = {
  tipos?: InputMaybe<Array<TipoDeNotificacao>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in person and their private data. */
export type ViewerLeiturasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** For whom a part of a profile is. The person, and managers of a vaga that they applied to, always see it. */
export type Audiencia =
  /** Everybody who is signed in. */
  | 'TODOS'
  /** Confirmed professors. */
  | 'PROFESSORES'
  /** Nobody else. */
  | 'GESTORES';

/** For whom each part of a profile is. */
export type Privacidade = {
  /** The about text and the interests. Unless it is for everybody, the person is suggested to nobody. */
  perfil: Audiencia;
  /** A student's course. */
  curso: Audiencia;
  /** The e-mail. */
  email: Audiencia;
};

/** What of a person somebody read. */
export type DocumentoLido =
  /** The transcript. */
  | 'HISTORICO'
  /** The file of a candidatura. */
  | 'ARQUIVO';

/** Who somebody is, who read a document. */
export type PapelDeLeitor =
  /** A student. */
  | 'ESTUDANTE'
  /** A professor. */
  | 'PROFESSOR'
  /** An administrator. */
  | 'ADMINISTRADOR';

/** A reading of the viewer's transcript or file by somebody else. */
export type Leitura = {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When. */
  em: Scalars['DateTime']['output'];
  /** What was read. */
  documento: DocumentoLido;
  /** The name of who read it; null for somebody who is gone. */
  quem: Maybe<Scalars['String']['output']>;
  /** Their role; null for somebody who is gone. */
  papel: Maybe<PapelDeLeitor>;
  /** The title of the vaga that it was sent to; null if it is gone. */
  vaga: Maybe<Scalars['String']['output']>;
};

/** A window of the readings, the newest first. */
export type LeituraConnection = {
  /** The edges of this window. */
  edges: Array<LeituraEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
};

/** A reading in a connection. */
export type LeituraEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The reading. */
  node: Leitura;
};

/** A person whom the viewer blocked, and who is told of nothing. */
export type Bloqueio = {
  /** The person. */
  pessoa: Pessoa;
  /** Since when. */
  desde: Maybe<Scalars['DateTime']['output']>;
};

/** A search of the board that a student saved under a name, or a follow, which is a search too. */
export type BuscaSalva = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  tipo: TipoDeBusca;
  /** The name that the student gave it, or that of whom or what is followed. */
  nome: Scalars['String']['output'];
  /** The REST id of the professor or department, or the code of the course that is followed; null for a search. */
  alvo: Maybe<Scalars['String']['output']>;
  /** How the student is told of what it finds. */
  modo: ModoDeBusca;
  /** What it finds. */
  filtro: FiltroSalvo;
  /** The open vagas that became visible since it was opened, of the last 30 days; 99 means 99 or more, and NENHUM has 0. */
  novas: Scalars['Int']['output'];
};

/** What is saved or followed. */
export type TipoDeBusca =
  /** A search. */
  | 'BUSCA'
  /** The vagas of a professor. */
  | 'PROFESSOR'
  /** The vagas of a department. */
  | 'DEPARTAMENTO'
  /** The vagas that name a course of the student's transcript. */
  | 'DISCIPLINA';

/** How a student is told of what a saved search finds. A vaga is told once, in the strongest way of all that leads to it. */
export type ModoDeBusca =
  /** Only on the board. */
  | 'NO_QUADRO'
  /** Also in the daily summary by mail. */
  | 'RESUMO'
  /** Also on the student's devices, at once. Needs one that shows notices. */
  | 'NO_APARELHO'
  /** Not at all. */
  | 'NENHUM';

/** The filter of a saved search, in the words of `VagaFiltro`. */
export type FiltroSalvo = {
  /** Any of these kinds, or of `outrosTipos`. */
  tipos: Array<TipoDeVaga>;
  /** Any of the types with these REST ids, or of `tipos`. */
  outrosTipos: Array<Scalars['ID']['output']>;
  /** The department of this `codigo`; null for all. */
  codigoDoDepartamento: Maybe<Scalars['ID']['output']>;
  /** All of these benefits. */
  beneficios: Array<Beneficio>;
  /** Any of these modalities. */
  modalidades: Array<Modalidade>;
  /** At least so many hours a week; null for any. */
  horasMinimas: Maybe<Scalars['Int']['output']>;
  /** The words; null without any. */
  busca: Maybe<Scalars['String']['output']>;
  /** The order of the list; null for RECOMENDADAS. */
  ordem: Maybe<OrdemDeVagas>;
};

/** Counts for the dots in the header. */
export type NaoLidas = {
  /** Unread messages over all conversations. */
  mensagens: Maybe<Scalars['Int']['output']>;
  /** Unread notifications; 0 if the upstream has none. */
  notificacoes: Maybe<Scalars['Int']['output']>;
};

/** A person in lists and cards. Always embedded, so it costs no REST call, except for the profile. */
export type Pessoa = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id of the user, for the profile's URL. */
  codigo: Scalars['ID']['output'];
  /** Display name; null if unknown ('Autor desconhecido'). */
  nome: Maybe<Scalars['String']['output']>;
  /**
   * URL of the portrait, a path on this origin or absolute https; null without one. A path of the form
   * '/avatares/<hexadecimal>.webp' accepts '?largura=48', 96 or 192 for a copy of that width in pixels.
   */
  avatar: Maybe<Scalars['String']['output']>;
  /** The profile; null if the account is gone. One REST call; not in lists. */
  perfil: Maybe<Usuario>;
};

/** A profile, of either role. One REST call each. */
export type Usuario = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, for the profile's URL. */
  codigo: Scalars['ID']['output'];
  /** The same person as in lists. Select it in mutations, so that every card updates. */
  pessoa: Pessoa;
  /** Name. */
  nome: Scalars['String']['output'];
  /** E-mail, visible to the person and to professors whose vagas they applied to; null for all others. */
  email: Maybe<Scalars['String']['output']>;
  /** Role. */
  papel: Papel;
  /** About text; null without one. */
  sobre: Maybe<Scalars['String']['output']>;
  /** URL of the portrait, as in Pessoa; null without one. */
  avatar: Maybe<Scalars['String']['output']>;
  /** Member since. */
  criadoEm: Maybe<Scalars['DateTime']['output']>;
  /** Name of a professor's department. */
  departamento: Maybe<Scalars['String']['output']>;
  /** A professor's title ('Doutora'). */
  titulo: Maybe<Scalars['String']['output']>;
  /** A student's course. */
  curso: Maybe<Scalars['String']['output']>;
  /** A student's first term, such as `2024.1`, visible to the student and to professors; null for all others. */
  periodoDeInicio: Maybe<Scalars['String']['output']>;
  /** A student's main objective, visible like periodoDeInicio. */
  objetivoPrincipal: Maybe<ObjetivoPrincipal>;
  /** Whether course, first term and objective can be changed: only on the viewer's own profile, and if the upstream supports it. */
  edicaoCompleta: Scalars['Boolean']['output'];
  /** Interests, in the upstream's order. */
  interesses: Array<Interesse>;
  /** Whether a transcript was imported; false if the viewer may not see it, like e-mail. */
  temHistorico: Scalars['Boolean']['output'];
  /** Whether this professor's role is unconfirmed: until it is confirmed they cannot publish. Always false for anybody but the viewer. */
  aConfirmar: Scalars['Boolean']['output'];
  /** Why the university refused this professor's role; null if it did not, for anybody but the viewer, and if the upstream does not return it. */
  recusaDeProfessor: Maybe<Scalars['String']['output']>;
  /** Their newest open vagas, at most 5; null for a student, and if the upstream cannot search by author. One REST call. */
  vagasAbertas: Maybe<Array<Vaga>>;
};

/** Main objective of a student (registration, step 2). */
export type ObjetivoPrincipal =
  /** Guidance from professors and older students. */
  | 'MENTORIA'
  /** Academic projects and research. */
  | 'PROJETOS_ACADEMICOS'
  /** Knowing people. The default. */
  | 'REDE_DE_CONTATOS'
  /** Finding vagas. */
  | 'OPORTUNIDADES'
  /** Building the curriculum. */
  | 'CURRICULO'
  /** Anything else. */
  | 'OUTRO';

/** A subject that people and vagas share; the basis of recommendations. */
export type Interesse = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id; null if the upstream names an interest without its id. */
  codigo: Maybe<Scalars['ID']['output']>;
  /** Name, such as 'Robótica'. */
  nome: Scalars['String']['output'];
};

/** A category of interests. */
export type CategoriaDeInteresse = {
  /** Name; interests that people add are in 'Outros'. */
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
  /** Open vagas of the department, in the upstream's own order. One REST call per window; not in lists. */
  vagas: Maybe<VagaConnection>;
};


/** A department of the university. */
export type DepartamentoVagasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A place of work, one of `Instituicao.locais` or another of the upstream. */
export type Local = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Name, such as 'Remoto' or 'PUC'. */
  nome: Scalars['String']['output'];
};

/** Kind of a vaga (docs/specification.md §3): from the upstream's type id if known, else from its name. */
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
  | 'LABORATORIO'
  /** A type of the institution besides these six, or one whose name is none of theirs. It is shown by its own name. */
  | 'OUTRO';

/** A type that the upstream offers for new vagas and filters. */
export type OpcaoDeTipo = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** The upstream's name for it, such as 'Iniciação Científica'. */
  nome: Scalars['String']['output'];
  /** The kind it is displayed as. */
  tipo: TipoDeVaga;
  /** Whether a vaga of this type can be kept as a draft. False if the upstream has no drafts. */
  aceitaRascunho: Scalars['Boolean']['output'];
  /** Whether a vaga of this type can be created with its requirements and questions. */
  aceitaPerguntas: Scalars['Boolean']['output'];
};

/** State of a vaga's selection (docs/specification.md §4). */
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
  | 'ENCERRADA'
  /** A draft: only its managers see it, until `publicarVaga`. */
  | 'RASCUNHO';

/** A benefit that vagas can be filtered by. */
export type Beneficio =
  /** A monthly payment. */
  | 'REMUNERACAO'
  /** A discount on tuition. */
  | 'DESCONTO_MENSALIDADE'
  /** Hours that count as complementary activities. */
  | 'HORAS_COMPLEMENTARES';

/** Where one works for a vaga. */
export type Modalidade =
  /** At its place. */
  | 'PRESENCIAL'
  /** Partly at its place. */
  | 'HIBRIDO'
  /** From anywhere. */
  | 'REMOTO';

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
  /** The beginning of `descricao` for a card: one line of at most 240 characters, cut at a word and ending in '…' if it is cut. */
  resumo: Maybe<Scalars['String']['output']>;
  /** Last day to apply; null without one. */
  prazo: Maybe<Scalars['Date']['output']>;
  /** When it was published. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** State of the selection; null if the upstream does not return it. */
  status: Maybe<StatusDaVaga>;
  /** Whether it no longer accepts candidaturas: past its prazo at the university, finalizada or encerrada. */
  encerrada: Scalars['Boolean']['output'];
  /** Kind, for its chip and color; of a draft without a type MONITORIA. */
  tipo: TipoDeVaga;
  /** The upstream's name of its type; null for a draft without one. */
  nomeDoTipo: Maybe<Scalars['String']['output']>;
  /** Global id of its `OpcaoDeTipo`, which need not be offered any more; null for a draft without one. */
  opcaoDeTipo: Maybe<Scalars['ID']['output']>;
  /** Department; null shows 'Departamento não especificado'. */
  departamento: Maybe<Departamento>;
  /** Place of work; null shows 'Localização não especificada'. */
  local: Maybe<Local>;
  /** Interests of the vaga. */
  interesses: Array<Interesse>;
  /** Reais per month; null without payment. */
  remuneracao: Maybe<Scalars['Float']['output']>;
  /** Percent off the tuition; null without a discount. */
  desconto: Maybe<Scalars['Float']['output']>;
  /** Complementary hours; null without any. */
  horasComplementares: Maybe<Scalars['Int']['output']>;
  /** Number of places, that of its `Selecao`; null if the professor has not set it, and if the upstream does not return it. */
  lugares: Maybe<Scalars['Int']['output']>;
  /** Hours per week; null if the professor has not set it, and if the upstream does not return it. */
  horasSemanais: Maybe<Scalars['Int']['output']>;
  /** Where one works; null if the professor has not set it, and if the upstream does not return it. */
  modalidade: Maybe<Modalidade>;
  /** Last day by which candidates are promised an answer; null without a promise. */
  respostaAte: Maybe<Scalars['Date']['output']>;
  /** An http or https URL to apply at; null without one, and for any other scheme. */
  link: Maybe<Scalars['String']['output']>;
  /** Name of the professor in charge, if not the author. */
  professor: Maybe<Scalars['String']['output']>;
  /** The author; null shows 'Autor desconhecido'. */
  autor: Maybe<Pessoa>;
  /** The reasons of the recommendation; null if it is not recommended or the viewer is a professor. */
  recomendacao: Maybe<Recomendacao>;
  /** Whether the viewer applied to it, and with what; null for a professor. */
  minhaCandidatura: Maybe<SituacaoDaCandidatura>;
  /** The questions and the PDF that it requests from candidates; null if the upstream has no questions. Included in the vaga itself; not in lists. */
  pedido: Maybe<PedidoDaVaga>;
  /** Whether department, place, type and benefits can be changed too, each alone: not every upstream supports it. */
  edicaoCompleta: Scalars['Boolean']['output'];
  /** At most three open vagas like it, the strongest first, without those that the viewer applied to or whose requirements they do not meet; null if the upstream has none. One REST call; not in lists. */
  parecidas: Maybe<Array<Vaga>>;
  /** Whether everybody may read it at `vagaPublica`; null if the upstream does not return it. Included in the vaga itself; not in lists. */
  publica: Maybe<Scalars['Boolean']['output']>;
  /** Why moderators hid it: only its managers and candidates read it then; null if they did not. Included in the vaga itself; not in lists. */
  oculta: Maybe<Ocultacao>;
  /** Of a draft that waits for a moderator before it is public, or was returned by one; else null. Included in the vaga itself and in `minhasVagas`; not in other lists. */
  primeiraRevisao: Maybe<PrimeiraRevisao>;
  /** The viewer's role in managing it; null for all others, for invited people, and if the upstream does not return it. One REST call for a whole list, unless it is included. */
  meuPapel: Maybe<PapelNaVaga>;
  /** Its managers besides `autor`, as far as the viewer may see them: they also see invited people, all others only the visible ones. Null if the upstream does not return it. Included in the vaga itself; not in lists. */
  gestores: Maybe<Array<Gestor>>;
  /** Requirements for students; null if the upstream has no requirements. Included in the vaga itself; not in lists. */
  requisitos: Maybe<Requisitos>;
  /** How far the viewer meets the requirements; null for a professor, without requirements, and if the upstream has none. Included in the vaga itself; not in lists. */
  atendimento: Maybe<Atendimento>;
  /** Number of candidates, without those who withdrew, for its managers. One REST call for a whole list, unless it is included, as in `minhasVagas`. */
  totalDeCandidatos: Maybe<Scalars['Int']['output']>;
  /** Of these, the number whom nobody has moved from RECEBIDA; null on an upstream without etapas. Costs as `totalDeCandidatos`. */
  candidatosNovos: Maybe<Scalars['Int']['output']>;
  /** Candidaturas to it, oldest first, for its managers. One REST call; not in lists. */
  candidaturas: Maybe<CandidaturaConnection>;
  /** One candidatura to it, for its managers; null if there is none. One REST call; not in lists. */
  candidatura: Maybe<Candidatura>;
  /** The answers of each candidatura, oldest first, for its managers; null if the upstream has none. One REST call; not in lists. */
  respostas: Maybe<Array<RespostasDaCandidatura>>;
  /** The CR of each candidate who shares the transcript, and how many of its requirements they meet, for its managers; null if the upstream does not return it. One REST call; not in lists. */
  atendimentos: Maybe<Array<AtendimentoNaVaga>>;
  /** The state of its selection, for its managers; null if the upstream has no stages. One REST call; not in lists. */
  selecao: Maybe<Selecao>;
  /** Its interview slots, in chronological order; null if the upstream has none. Its managers get all slots, a student whose candidatura is at ENTREVISTA the free ones and their own, other students none; FORBIDDEN for other professors. One REST call; not in lists. */
  entrevistas: Maybe<Array<Horario>>;
  /** How many students saw it, saved it, began to apply and applied, for its managers; null if the upstream counts none. One REST call; not in lists. */
  alcance: Maybe<Alcance>;
};


/** An academic opportunity. */
export type VagaCandidaturasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** An academic opportunity. */
export type VagaCandidaturaArgs = {
  codigo: Scalars['ID']['input'];
};

/** What led a student to a vaga. */
export type OrigemDaVisita =
  /** The list. */
  | 'LISTA'
  /** The list with a search. */
  | 'BUSCA'
  /** A notification or mail about new vagas. */
  | 'ALERTA'
  /** Any other link. */
  | 'LINK';

/** A step of a student towards a candidatura. */
export type PassoNaVaga =
  /** Opened the page of the vaga. */
  | 'VIU'
  /** Opened the form to apply. */
  | 'COMECOU';

/** How far a vaga reached, in numbers: nobody is told who. */
export type Alcance = {
  /** Visits of students, not people: at most one a student and day, as far as the upstream can tell without keeping who. */
  viram: Scalars['Int']['output'];
  /** Students who keep it saved. */
  salvaram: Scalars['Int']['output'];
  /** How often the form to apply was opened, counted as visits are. */
  comecaram: Scalars['Int']['output'];
  /** Candidaturas that were not cancelled. */
  candidataram: Scalars['Int']['output'];
  /** What led to the visits. */
  origens: Array<OrigemDoAlcance>;
  /** Each day up to the last with any of these, the oldest first; at most 30. */
  dias: Array<DiaDoAlcance>;
};

/** The visits that came from one origin. */
export type OrigemDoAlcance = {
  /** Which. */
  origem: OrigemDaVisita;
  /** As in `Alcance`. */
  viram: Scalars['Int']['output'];
  /** As in `Alcance`. */
  comecaram: Scalars['Int']['output'];
};

/** One day of a vaga, in the institution's time zone. */
export type DiaDoAlcance = {
  /** Which. */
  dia: Scalars['Date']['output'];
  /** As in `Alcance`. */
  viram: Scalars['Int']['output'];
  /** Students who saved it that day, and still do. */
  salvaram: Scalars['Int']['output'];
  /** As in `Alcance`. */
  comecaram: Scalars['Int']['output'];
  /** As in `Alcance`. */
  candidataram: Scalars['Int']['output'];
};

/** A person's role in managing a vaga. */
export type PapelNaVaga =
  /** The author: can also delete the vaga. */
  | 'AUTOR'
  /** A co-manager, who accepted an invitation. */
  | 'GESTOR';

/** A co-manager of a vaga, or an invited one. */
export type Gestor = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** The person; null while only the invited e-mail is known. */
  pessoa: Maybe<Pessoa>;
  /** The invited e-mail, visible only to the managers; null for a person invited by name. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether students see the co-manager, from `aceitoEm` on. */
  visivel: Scalars['Boolean']['output'];
  /** When they accepted; null while invited, without any rights. */
  aceitoEm: Maybe<Scalars['DateTime']['output']>;
};

/** An invitation to manage a vaga with its author. */
export type Convite = {
  /** The vaga, as in a list; null if it was deleted. `id`, `codigo` and `titulo` cost no REST call, any other field one each. */
  vaga: Maybe<Vaga>;
  /** The inviting person; null for a deleted account. */
  convidadoPor: Maybe<Pessoa>;
  /** Whether students will see the co-manager. */
  visivel: Scalars['Boolean']['output'];
  /** When it was sent. */
  criadoEm: Maybe<Scalars['DateTime']['output']>;
};

/** What waits for a professor, over all vagas that they manage. */
export type Pendencias = {
  /** The newest candidaturas that nobody has reviewed yet; at most five. */
  novas: Array<CandidaturaNova>;
  /** Number of all candidaturas that nobody has reviewed yet. */
  totalDeNovas: Scalars['Int']['output'];
  /** Vagas with such candidaturas, last applied to first; at most 50. If the upstream does not count them by vaga, only those of `novas`. */
  novasPorVaga: Array<NovasDaVaga>;
  /** Vagas whose candidates wait for an answer, latest deadline first; at most ten. */
  respostas: Array<RespostaPendente>;
};

/** A candidatura that nobody has reviewed yet. */
export type CandidaturaNova = {
  /** REST id, for URLs. */
  codigo: Scalars['ID']['output'];
  /** When they applied. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** The candidate. */
  candidato: Pessoa;
  /** The vaga, as in a list; null if it was deleted. `id`, `codigo` and `titulo` cost no REST call, any other field one each. */
  vaga: Maybe<Vaga>;
};

/** The candidaturas to one vaga that nobody has reviewed yet. */
export type NovasDaVaga = {
  /** The vaga, as in a list; null if it was deleted. `id`, `codigo` and `titulo` cost no REST call, any other field one each. */
  vaga: Maybe<Vaga>;
  /** How many there are. */
  total: Scalars['Int']['output'];
  /** REST id of the newest candidatura, for URLs. */
  maisRecente: Scalars['ID']['output'];
};

/** A vaga whose candidates wait for an answer. */
export type RespostaPendente = {
  /** The vaga, as in a list; null if it was deleted. `id`, `codigo` and `titulo` cost no REST call, any other field one each. */
  vaga: Maybe<Vaga>;
  /** Number of candidates without a decision; 0 while the vaga accepts candidaturas. */
  semResposta: Scalars['Int']['output'];
  /**
   * Number of candidates without a decision whom no manager has moved or written to for seven days, while the vaga accepts
   * candidaturas too; null if it is not known.
   */
  esperandoHa7Dias: Maybe<Scalars['Int']['output']>;
  /** Number of withheld decisions. */
  retidas: Scalars['Int']['output'];
  /** When withheld decisions are released automatically; null if no time is set. */
  divulgacaoEm: Maybe<Scalars['DateTime']['output']>;
  /** Last day by which candidates are promised an answer; null without a promise. */
  respostaAte: Maybe<Scalars['Date']['output']>;
};

/** The requirements of a vaga. Without any, lists are empty and values are null. */
export type Requisitos = {
  /** Minimum CR, 0 to 10, the mean of the transcript's grades; null for none. */
  crMinimo: Maybe<Scalars['Float']['output']>;
  /** Required courses: all must be passed. */
  disciplinas: Array<DisciplinaPedida>;
  /** First term of the student's course, 1 to 20; null for none. */
  periodoDe: Maybe<Scalars['Int']['output']>;
  /** Last term, 1 to 20; null for none. */
  periodoAte: Maybe<Scalars['Int']['output']>;
  /** Accepted courses of study; empty for all. */
  cursos: Array<Scalars['String']['output']>;
  /** Whether only students who meet all requirements may apply. */
  fechada: Scalars['Boolean']['output'];
};

/** A required course. */
export type DisciplinaPedida = {
  /** Such as 'INF1007'. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** The name in transcripts; null if too few contain it. */
  nome: Maybe<Scalars['String']['output']>;
  /** Codes of accepted equivalents. */
  equivalentes: Array<Scalars['String']['output']>;
};

/** The kind of a requirement. */
export type TipoDeRequisito =
  /** The CR. */
  | 'CR'
  /** A passed course. */
  | 'DISCIPLINA'
  /** The term of the course of study. */
  | 'PERIODO'
  /** The course of study. */
  | 'CURSO';

/** How far a student meets the requirements of a vaga. */
export type Atendimento = {
  /** Number of met requirements. */
  atende: Scalars['Int']['output'];
  /** Number of all requirements. */
  de: Scalars['Int']['output'];
  /** Each requirement. */
  itens: Array<ItemDoAtendimento>;
};

/** One requirement. */
export type ItemDoAtendimento = {
  /** Its kind. */
  tipo: TipoDeRequisito;
  /** The reason, such as 'Seu CR: 8,2 (mínimo 7,0)' or 'Falta INF1025'. */
  texto: Scalars['String']['output'];
  /** Whether it is met; null if unknown, as without a transcript, which counts as not met. */
  atendido: Maybe<Scalars['Boolean']['output']>;
};

/** A course in the university's transcripts. */
export type DisciplinaDaUniversidade = {
  /** Such as 'INF1007'. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** Its name. */
  nome: Scalars['String']['output'];
};

/** A candidate's data for the author of a vaga, compared with its requirements. */
export type AtendimentoDaCandidatura = {
  /** Course of study in the profile. */
  curso: Maybe<Scalars['String']['output']>;
  /** First term in the profile, such as '2024.1'. */
  periodoInicio: Maybe<Scalars['String']['output']>;
  /** Whether the student shares the transcript's summary. */
  compartilhaHistorico: Scalars['Boolean']['output'];
  /** The result from the transcript; null without consent, and without requirements. */
  atendimento: Maybe<Atendimento>;
};

/** Why a vaga is recommended. */
export type Recomendacao = {
  /** From 0 to 1; null when recommended without a score. */
  score: Maybe<Scalars['Float']['output']>;
  /** One sentence per reason, strongest first; if empty, show 'Baseado nos seus interesses'. */
  estrategias: Array<Scalars['String']['output']>;
};

/** A window of vagas. */
export type VagaConnection = {
  /** The edges of this window. */
  edges: Array<VagaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** Vagas in the whole list, over all windows. */
  total: Scalars['Int']['output'];
  /** The same list as numbered pages of `first` vagas each. */
  pageCursors: PageCursors;
  /** Number of recommended vagas in the whole list; 0 if unknown. */
  totalDeRecomendadas: Scalars['Int']['output'];
  /** The search of the filter in another spelling, which finds vagas; null if the list has vagas, if no spelling is similar, and if unknown. */
  sugestaoDeBusca: Maybe<Scalars['String']['output']>;
  /** The order of the list; null with a search, and if the upstream cannot sort. */
  ordem: Maybe<OrdemDeVagas>;
};

/** A vaga in a connection. */
export type VagaEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The vaga. */
  node: Vaga;
};

/** A window of the professor's own vagas. */
export type MinhaVagaConnection = {
  /** The edges of this window. */
  edges: Array<VagaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** Vagas in the whole list. */
  total: Scalars['Int']['output'];
};

/** A filter of vagas; null and empty fields do not filter. */
export type VagaFiltro = {
  /** Any of these kinds, or of `outrosTipos`. */
  tipos?: InputMaybe<Array<TipoDeVaga>>;
  /** Any of the types with these REST ids, or of `tipos`. */
  outrosTipos?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The department of this `codigo`, as the list's address has it. */
  codigoDoDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** All of these benefits. */
  beneficios?: InputMaybe<Array<Beneficio>>;
  /** Any of these modalities. Without a modality, a vaga has the one of its place. Ignored where `filtraCondicoes` is false. */
  modalidades?: InputMaybe<Array<Modalidade>>;
  /** At least so many hours a week, from 1 to 60; excludes vagas that do not say them. Ignored where `filtraCondicoes` is false. */
  horasMinimas?: InputMaybe<Scalars['Int']['input']>;
  /** Search text for title, description, department, interests and author; at most 100 characters. */
  busca?: InputMaybe<Scalars['String']['input']>;
  /** The order of the list, if the upstream can sort; null for RECOMENDADAS. Ignored with `busca`, which orders by match. */
  ordem?: InputMaybe<OrdemDeVagas>;
};

/** An order of the list of vagas. In each, those that the viewer applied to come last. */
export type OrdemDeVagas =
  /** Recommended first, by score, then newest. */
  | 'RECOMENDADAS'
  /** The first deadline first. */
  | 'PRAZO'
  /** Newest first. */
  | 'RECENTES';

/** The stage of a candidatura. */
export type EtapaDaCandidatura =
  /** Received, not in review yet. */
  | 'RECEBIDA'
  /** In review. */
  | 'EM_ANALISE'
  /** Invited to an interview. */
  | 'ENTREVISTA'
  /** Selected. */
  | 'APROVADA'
  /** Next in line if a selected candidate declines. */
  | 'LISTA_DE_ESPERA'
  /** Not selected. */
  | 'NAO_SELECIONADA'
  /** Withdrawn by the student. */
  | 'RETIRADA';

/** A student's application to a vaga. The managers of the vaga read it, and its student if `Viewer.listaCandidaturas`. */
export type Candidatura = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** REST id, for URLs. */
  codigo: Scalars['ID']['output'];
  /** The vaga; null if it was deleted. Included in the student's own list; else one REST call for all candidaturas to it. */
  vaga: Maybe<Vaga>;
  /** The candidate, for the managers; null if the upstream does not return them. */
  candidato: Maybe<Candidato>;
  /** When they applied. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** Motivation letter, plain text; null without one. */
  cartaDeMotivacao: Maybe<Scalars['String']['output']>;
  /** Its stage, as far as the viewer may know; null if the upstream has no stages. */
  etapa: Maybe<EtapaDaCandidatura>;
  /** Whether the stage is a withheld decision, still hidden from the student. Always false for the student. */
  retida: Scalars['Boolean']['output'];
  /** Number of its changes, for optimistic locking in `CandidaturaAMover`; null for the student, and if the upstream has no stages. */
  versao: Maybe<Scalars['Int']['output']>;
  /** When one of the managers last moved it, or wrote to the student since they applied, for the managers; null for never, and if the upstream does not return it. */
  respondidaEm: Maybe<Scalars['DateTime']['output']>;
  /** Whether one of the managers sent the student a comunicado of the vaga today, at the university, for the managers; null if the upstream does not return it. */
  comunicadoHoje: Maybe<Scalars['Boolean']['output']>;
  /** Whether one of the managers has opened it, for the managers; null if the upstream does not return it. */
  lida: Maybe<Scalars['Boolean']['output']>;
  /** Each change of its stage that the viewer may know, oldest first; null if the upstream has no stages. Included for the student; for the managers one REST call, not in lists. */
  mudancas: Maybe<Array<MudancaDeEtapa>>;
  /** The answers; null without any, and if the upstream has none. One REST call; not in lists. */
  respostas: Maybe<RespostasDaCandidatura>;
  /** Whether answers or a file were sent with it; null for the managers, and if the upstream does not return it. */
  temRespostas: Maybe<Scalars['Boolean']['output']>;
  /** How many obligatory questions of the vaga still have no answer, and its obligatory file, for `responderPerguntas`; 0 once the candidatura or the selection is over. Null for the managers, and if the upstream does not return it. */
  respostasFaltando: Maybe<Scalars['Int']['output']>;
  /** The interview slot that the student chose; null without one, and if the upstream has none. Included for the student, if the upstream returns it; else one REST call for all candidaturas to a vaga, for the student not in lists. */
  entrevista: Maybe<Horario>;
  /** Whether the student may choose an interview slot: at ENTREVISTA, without one, and there are free ones; null for the managers, and if the upstream does not return it. */
  podeEscolherHorario: Maybe<Scalars['Boolean']['output']>;
  /** The vaga as it was when the student applied; null if nothing has changed, if the upstream keeps no record, and for the managers. */
  vagaOriginal: Maybe<VagaOriginal>;
  /** The private evaluation, for the managers; null if the upstream has no ratings. */
  avaliacao: Maybe<Avaliacao>;
  /** The private notes, oldest first, for the managers; null if the upstream has none. One REST call; not in lists. */
  anotacoes: Maybe<Array<Anotacao>>;
  /** Whether the student shares a summary of the transcript with the selecting professors; null if the upstream has no such consent. */
  compartilhaHistorico: Maybe<Scalars['Boolean']['output']>;
  /** The current summary of the transcript, for the managers; null without consent or transcript. One REST call; not in lists. */
  historicoEscolar: Maybe<HistoricoEscolar>;
  /** How far the candidate meets the requirements, for the managers; null if the upstream has no requirements. One REST call; not in lists. */
  atendimento: Maybe<AtendimentoDaCandidatura>;
  /** The viewer's conversation with the other side: for the managers with the candidate, for the candidate with the author of the vaga. Null if they never wrote to each other. One REST call for all candidaturas. */
  conversa: Maybe<Conversa>;
};

/** A candidate, as the managers of the vaga see them. */
export type Candidato = {
  /** The person. */
  pessoa: Pessoa;
  /** E-mail; null if the upstream does not return it. */
  email: Maybe<Scalars['String']['output']>;
  /** Course; null if the upstream does not return it. */
  curso: Maybe<Scalars['String']['output']>;
  /** First term, such as '2024.1'; null if the upstream does not return it. */
  periodoInicio: Maybe<Scalars['String']['output']>;
  /** The profile. One REST call; not in lists. */
  perfil: Maybe<Usuario>;
};

/** The summary of a transcript that a student shares with the selecting professors. It contains no single grades, and no failed or dropped courses. */
export type HistoricoEscolar = {
  /** Unweighted mean of the grades, 0 to 10, truncated to two decimals; null without any. */
  cr: Maybe<Scalars['Float']['output']>;
  /** Number of terms with a course. */
  periodos: Scalars['Int']['output'];
  /** Credits of completed courses, including complementary activities. */
  creditos: Scalars['Int']['output'];
  /** Credits of complementary activities. */
  creditosComplementares: Scalars['Int']['output'];
  /** Number of courses whose situation is not known: they count as neither completed nor failed. */
  naoReconhecidas: Scalars['Int']['output'];
  /** Completed courses, by code. */
  disciplinas: Array<DisciplinaConcluida>;
};

/** A course that a student completed. */
export type DisciplinaConcluida = {
  /** Such as 'MAT1162'. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** The name in the transcript. */
  nome: Scalars['String']['output'];
};

/** A professor's private evaluation of one candidatura to an own vaga. Students never see it. */
export type Avaliacao = Node & {
  /** Global id of its own, one per candidatura. */
  id: Scalars['ID']['output'];
  /** 1 to 5; null for none. */
  nota: Maybe<Scalars['Int']['output']>;
  /** Free-text labels. */
  etiquetas: Array<Scalars['String']['output']>;
  /** Number of notes in `Candidatura.anotacoes`. */
  totalDeAnotacoes: Scalars['Int']['output'];
};

/** The kind of answer to a question. */
export type TipoDePergunta =
  /** Up to 200 characters. */
  | 'TEXTO_CURTO'
  /** Up to 2000 characters. */
  | 'TEXTO_LONGO'
  /** One of the options. */
  | 'ESCOLHA'
  /** A number. */
  | 'NUMERO'
  /** An http or https URL, up to 500 characters. */
  | 'LINK';

/** Whether a vaga requests a PDF. */
export type PedidoDeArquivo =
  /** No. */
  | 'NAO'
  /** Candidates may send one. */
  | 'OPCIONAL'
  /** Candidates must send one. */
  | 'OBRIGATORIO';

/** A question of a vaga to candidates. */
export type Pergunta = Node & {
  /** Global id, of the vaga and the question. */
  id: Scalars['ID']['output'];
  /** The question. */
  texto: Scalars['String']['output'];
  /** How it is answered. */
  tipo: TipoDePergunta;
  /** Whether an answer is required to apply. */
  obrigatoria: Scalars['Boolean']['output'];
  /** Options of an ESCOLHA; empty for other kinds. */
  opcoes: Array<Scalars['String']['output']>;
};

/** What a vaga requests from candidates besides the letter. */
export type PedidoDaVaga = Node & {
  /** Global id of its own, one per vaga. */
  id: Scalars['ID']['output'];
  /** At most five, in order. */
  perguntas: Array<Pergunta>;
  /** Whether a PDF is requested. */
  arquivo: PedidoDeArquivo;
  /** What the PDF should contain; null without an instruction. */
  instrucao: Maybe<Scalars['String']['output']>;
};

/** An answer of a candidatura. */
export type Resposta = {
  /** Global id of the question; null once it is deleted, and if the upstream does not return it. */
  idDaPergunta: Maybe<Scalars['ID']['output']>;
  /** The question as it was asked. */
  pergunta: Scalars['String']['output'];
  /** The answer, plain text. */
  valor: Scalars['String']['output'];
  /** Whether the answer is an http or https URL. */
  ehLink: Scalars['Boolean']['output'];
};

/** The PDF of a candidatura. */
export type ArquivoDaCandidatura = {
  /** Path on this origin; requests need the viewer's token. */
  caminho: Scalars['String']['output'];
  /** Bytes. */
  tamanho: Scalars['Int']['output'];
  /** When it was sent. */
  enviadoEm: Scalars['DateTime']['output'];
};

/** The answers of a candidatura to its vaga's questions. */
export type RespostasDaCandidatura = {
  /** Global id of the candidatura. */
  idDaCandidatura: Scalars['ID']['output'];
  /** In the order of the questions, without unanswered ones; those given after applying are last. */
  respostas: Array<Resposta>;
  /** The PDF; null without one. */
  arquivo: Maybe<ArquivoDaCandidatura>;
};

/** How far one of the candidates meets the requirements of a vaga. */
export type AtendimentoNaVaga = {
  /** Global id of the candidatura. */
  idDaCandidatura: Scalars['ID']['output'];
  /** Unweighted mean of the grades, 0 to 10, truncated to two decimals; null without any. */
  cr: Maybe<Scalars['Float']['output']>;
  /** How many of the requirements they meet. */
  atende: Scalars['Int']['output'];
  /** How many requirements the vaga has. */
  de: Scalars['Int']['output'];
};

/** A private note on a candidatura. Students never see it. */
export type Anotacao = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  texto: Scalars['String']['output'];
  /** When it was written. */
  criadaEm: Scalars['DateTime']['output'];
  /** The author; null for a deleted account. */
  autor: Maybe<Pessoa>;
};

/** One change of a candidatura's stage. */
export type MudancaDeEtapa = {
  /** The stage before. */
  de: EtapaDaCandidatura;
  /** The stage after. */
  para: EtapaDaCandidatura;
  /** When it happened; for the student of a withheld decision, when it was released. */
  em: Scalars['DateTime']['output'];
  /** The professor's or student's message, plain text; null without one. */
  palavra: Maybe<Scalars['String']['output']>;
  /** Whether it is still hidden from the student. Always false for the student. */
  retida: Scalars['Boolean']['output'];
  /** The person who made the change; null for the student, and for a deleted account. */
  por: Maybe<Pessoa>;
};

/** The state of an own vaga's selection. */
export type Selecao = Node & {
  /** Global id of its own, one per vaga. */
  id: Scalars['ID']['output'];
  /** Number of places; null if the professor has not set it. */
  lugares: Maybe<Scalars['Int']['output']>;
  /** Number of selected candidates, including withheld decisions. */
  aprovadas: Scalars['Int']['output'];
  /** Number of withheld decisions. */
  retidas: Scalars['Int']['output'];
  /** When withheld decisions are released automatically; null if no time is set. */
  divulgacaoEm: Maybe<Scalars['DateTime']['output']>;
};

/** An interview slot of a vaga. */
export type Horario = Node & {
  /** Global id, of the vaga and the horario. */
  id: Scalars['ID']['output'];
  /** When it begins. */
  inicio: Scalars['DateTime']['output'];
  /** Its length in minutes. */
  minutos: Scalars['Int']['output'];
  /** The place, plain text; null if there is only a link. */
  local: Maybe<Scalars['String']['output']>;
  /** A URL; null if there is only a place. */
  link: Maybe<Scalars['String']['output']>;
  /** The candidate; null while the slot is free, and for students. */
  candidato: Maybe<Pessoa>;
  /** Whether the slot is the viewer's. */
  minha: Scalars['Boolean']['output'];
};

/** A window of candidaturas. */
export type CandidaturaConnection = {
  /** The edges of this window. */
  edges: Array<CandidaturaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** Candidaturas in the whole list. */
  total: Scalars['Int']['output'];
  /** The whole list by stage, without stages that have none; null if the upstream does not count it. */
  porEtapa: Maybe<Array<ContagemDaEtapa>>;
};

/** How many candidaturas are at a stage. */
export type ContagemDaEtapa = {
  /** The stage. */
  etapa: EtapaDaCandidatura;
  /** Their number. */
  total: Scalars['Int']['output'];
};

/** A candidatura in a connection. */
export type CandidaturaEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The candidatura. */
  node: Candidatura;
};

/** A vaga as it was when the student applied. Fields that are not in `mudou` have their current values. */
export type VagaOriginal = {
  /** The changed fields; never empty. */
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
  /** Name of its place of work. */
  local: Maybe<Scalars['String']['output']>;
  /** Names of its interests. */
  interesses: Array<Scalars['String']['output']>;
  /** Reais per month; null without payment. */
  remuneracao: Maybe<Scalars['Float']['output']>;
  /** Percent off the tuition; null without a discount. */
  desconto: Maybe<Scalars['Float']['output']>;
  /** Complementary hours; null without any. */
  horasComplementares: Maybe<Scalars['Int']['output']>;
  /** Hours per week; null if the professor had not set it. */
  horasSemanais: Maybe<Scalars['Int']['output']>;
  /** Where one works; null if the professor had not set it. */
  modalidade: Maybe<Modalidade>;
  /** Last day by which candidates were promised an answer; null without a promise. */
  respostaAte: Maybe<Scalars['Date']['output']>;
  /** Its requirements; null if they have not changed. */
  requisitos: Maybe<Requisitos>;
};

/** A field that an edit of a vaga can change. */
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
  /** `horasSemanais`. */
  | 'HORAS_SEMANAIS'
  /** `modalidade`. */
  | 'MODALIDADE'
  /** `respostaAte`. */
  | 'RESPOSTA_ATE'
  /** `requisitos`. */
  | 'REQUISITOS';

/** Whether the viewer applied to one vaga. It is a node, so that mutations update it everywhere. What a list of vagas does not include is TOO_MANY_CALLS in it. */
export type SituacaoDaCandidatura = Node & {
  /** Global id, of the pair viewer and vaga. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has applied. One REST call, unless the upstream includes it. */
  candidatado: Scalars['Boolean']['output'];
  /** The stage of the viewer's candidatura; null without one, and if the upstream has no stages. */
  etapa: Maybe<EtapaDaCandidatura>;
  /** Whether the viewer shares a summary of the transcript; false without a candidatura, null if the upstream has no such consent. */
  compartilhaHistorico: Maybe<Scalars['Boolean']['output']>;
  /** Whether answers or a file were sent with it; false without one, null if the upstream does not return it. */
  temRespostas: Maybe<Scalars['Boolean']['output']>;
  /** The candidatura; null without one, and if the upstream cannot list them. One REST call; not in lists. */
  candidatura: Maybe<Candidatura>;
  /** The answers that were sent with it; null without any, and if the upstream has none. One REST call; not in lists. */
  respostas: Maybe<RespostasDaCandidatura>;
};

/** The viewer's conversation with one other person. */
export type Conversa = Node & {
  /** Global id, of the pair viewer and other person. */
  id: Scalars['ID']['output'];
  /** The other person. */
  pessoa: Pessoa;
  /** Role of the other person; null if the upstream does not return it. */
  papel: Maybe<Papel>;
  /** Text of the last message; null before the first. */
  ultimaMensagem: Maybe<Scalars['String']['output']>;
  /** When the last message was sent. */
  atualizadaEm: Maybe<Scalars['DateTime']['output']>;
  /** Unread messages from the other person. */
  naoLidas: Scalars['Int']['output'];
  /** Messages, newest first. Reading them marks them as read upstream. One REST call per window; not in lists. */
  mensagens: Maybe<MensagemConnection>;
};


/** The viewer's conversation with one other person. */
export type ConversaMensagensArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A window of conversations. */
export type ConversaConnection = {
  /** The edges of this window. */
  edges: Array<ConversaEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** Conversations in the whole list. */
  total: Scalars['Int']['output'];
};

/** A conversation in a connection. */
export type ConversaEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The conversation. */
  node: Conversa;
};

/** One message. */
export type Mensagem = Node & {
  /** Global id, of the viewer's copy of the message. */
  id: Scalars['ID']['output'];
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** Plain text. */
  conteudo: Scalars['String']['output'];
  /** When it was sent. */
  criadaEm: Scalars['DateTime']['output'];
  /** Whether the viewer sent it. */
  minha: Scalars['Boolean']['output'];
  /** Whether the recipient has read it; null if the upstream does not return it. Not streamed with the message: `MensagensLidas` tells. */
  lida: Maybe<Scalars['Boolean']['output']>;
};

/** A message that a search found. */
export type MensagemEncontrada = {
  /** The other person. */
  pessoa: Pessoa;
  /** The message. */
  mensagem: Mensagem;
};

/** A window of messages. */
export type MensagemConnection = {
  /** The edges of this window. */
  edges: Array<MensagemEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
};

/** A message in a connection. */
export type MensagemEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Mensagem;
};

/** The outcome of a course (docs/specification.md §3). */
export type SituacaoDaDisciplina =
  /** Passed ('aprovado', 'AP'). */
  | 'APROVADO'
  /** Failed ('reprovado', 'RP'). */
  | 'REPROVADO'
  /** In progress ('cursando', 'CR'). */
  | 'CURSANDO'
  /** Any other outcome in the transcript. */
  | 'OUTRA';

/** Whether a course was completed, as the API decides it. */
export type ClassificacaoDaDisciplina =
  /** Completed: its credits count. */
  | 'CONCLUIDA'
  /** Failed, in progress, given up, or not taken. */
  | 'NAO_CONCLUIDA'
  /** The situation is not known: it counts as neither. */
  | 'NAO_RECONHECIDA';

/** The viewer's academic transcript. One REST call in total. */
export type Historico = Node & {
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Terms in order, oldest first. */
  periodos: Array<Periodo>;
  /** Number of courses. */
  totalDeDisciplinas: Scalars['Int']['output'];
  /** Sum of the credits of all courses. */
  totalDeCreditos: Scalars['Int']['output'];
  /** Unrounded mean of the existing grades, 0 to 10; null without any. */
  media: Maybe<Scalars['Float']['output']>;
};

/** One term of a transcript. */
export type Periodo = {
  /** Such as `2024.1`. */
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
  /** Course code, such as `INF1007`. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** Name. */
  nome: Scalars['String']['output'];
  /** Class, such as `33A`; null without one. */
  turma: Maybe<Scalars['String']['output']>;
  /** Grade, 0 to 10; null without one. */
  grau: Maybe<Scalars['Float']['output']>;
  /** Its outcome. */
  situacao: SituacaoDaDisciplina;
  /** Whether it was completed. */
  classificacao: ClassificacaoDaDisciplina;
  /** The outcome as the transcript spells it; null without one. */
  situacaoOriginal: Maybe<Scalars['String']['output']>;
  /** Credits; null if unknown. */
  creditos: Maybe<Scalars['Int']['output']>;
};

/** The state of a student's complementary activities. */
export type EstadoDoProgresso =
  /** No transcript was imported. */
  | 'SEM_HISTORICO'
  /** The transcript does not contain the course code that counts. */
  | 'SEM_REGISTRO'
  /** The progress is known. */
  | 'EM_PROGRESSO';

/** Complementary activities: completed and required credits (docs/specification.md §4, §9). */
export type ProgressoComplementar = {
  /** The text to show. */
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
  /** Whether the people are samples, because the upstream has no network. */
  exemplo: Maybe<Scalars['Boolean']['output']>;
  /** Suggested people. */
  sugestoes: Maybe<SugestaoConnection>;
  /** The viewer's connections. */
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

/** The section of a suggested person (docs/specification.md §2). */
export type SecaoDaRede =
  /** 'Pessoas que você pode conhecer'. */
  | 'CONHECER'
  /** 'Professores que lecionaram matérias suas'. */
  | 'PROFESSORES'
  /** 'Recomendações com base no seu perfil'. */
  | 'RECOMENDACOES';

/** The role of a person in the network, including former students. */
export type PapelNaRede =
  /** 'Estudante'. */
  | 'ESTUDANTE'
  /** 'Professor'. */
  | 'PROFESSOR'
  /** 'Ex-aluno': a former student. */
  | 'EX_ALUNO';

/** A person in the network, as on a card. */
export type Conexao = Node & {
  /** Global id, of the pair viewer and person. */
  id: Scalars['ID']['output'];
  /** The person. */
  pessoa: Pessoa;
  /** Their role at the university. */
  papelNaRede: PapelNaRede;
  /** A professor's department, or the course of all others; null if unknown. */
  cursoOuDepartamento: Maybe<Scalars['String']['output']>;
  /** Interests and areas. */
  tags: Array<Scalars['String']['output']>;
  /** Whether the viewer is connected with them. */
  conectado: Scalars['Boolean']['output'];
};

/** A window of suggestions. */
export type SugestaoConnection = {
  /** The edges of this window. */
  edges: Array<SugestaoEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** People in the whole list. */
  total: Scalars['Int']['output'];
};

/** A suggested person and the reason. */
export type SugestaoEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: Conexao;
  /** The reason; null for a mere search result. */
  motivo: Maybe<Scalars['String']['output']>;
  /** Section; null if the upstream names none. */
  secao: Maybe<SecaoDaRede>;
  /** Open vagas that they published; null if unknown. */
  vagasAbertas: Maybe<Scalars['Int']['output']>;
};

/** A window of people. */
export type ConexaoConnection = {
  /** The edges of this window. */
  edges: Array<ConexaoEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** People in the whole list. */
  total: Scalars['Int']['output'];
};

/** A person in a connection. */
export type ConexaoEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: Conexao;
};

/** The kind of a notification, which the screen filters by. */
export type TipoDeNotificacao =
  /** A vaga. */
  | 'OPORTUNIDADE'
  /** A connection. */
  | 'CONEXAO'
  /** A reached level, or many views. */
  | 'ENGAJAMENTO'
  /** A candidatura received. */
  | 'CANDIDATURA'
  /** A message received. */
  | 'MENSAGEM';

/** A notification. */
export type Notificacao = Node & {
  /** Global id, of the notification to the viewer. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  tipo: TipoDeNotificacao;
  /** One line. */
  titulo: Scalars['String']['output'];
  /** One or two sentences; null without any. */
  descricao: Maybe<Scalars['String']['output']>;
  /** When; null on samples. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer has read it. */
  lida: Scalars['Boolean']['output'];
  /** Its link on this site; null without one. */
  acao: Maybe<AcaoDaNotificacao>;
  /** What it leads to, as far as the viewer may read it; null if it leads to nothing or to a list, if that is gone, or if the upstream does not say. One REST call for all notifications of an operation, as for a list. */
  alvo: Maybe<AlvoDaNotificacao>;
  /** REST id of the vaga that it is about; null if it is about none, or if the upstream does not say. Costs no REST call. */
  codigoDaVaga: Maybe<Scalars['ID']['output']>;
};

/** What a notification leads to: a vaga, the conversation with a person, or a person's profile. */
export type AlvoDaNotificacao = Vaga | Conversa | Pessoa;

/** A link of a notification. */
export type AcaoDaNotificacao = {
  /** Its text. */
  rotulo: Scalars['String']['output'];
  /** A path on this site, starting with '/'. */
  href: Scalars['String']['output'];
};

/** A window of notifications. */
export type NotificacaoConnection = {
  /** The edges of this window. */
  edges: Array<NotificacaoEdge>;
  /** Position of the window. */
  pageInfo: PageInfo;
  /** Notifications in the whole list. */
  total: Scalars['Int']['output'];
  /** Number of unread notifications in the whole list. */
  naoLidas: Scalars['Int']['output'];
  /** Whether the notifications are samples, because the upstream has none. */
  exemplo: Scalars['Boolean']['output'];
};

/** A notification in a connection. */
export type NotificacaoEdge = {
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notificacao;
};

/** A kind of event that a person can be told of. */
export type TipoDeAviso =
  /** To a student: the receipt of a candidatura, with what was sent. */
  | 'RECIBO'
  /** To a student: the stage of a candidatura. */
  | 'ETAPA'
  /** To a student: their interviews. */
  | 'ENTREVISTA'
  /** To a student: a message to the candidates of a vaga. */
  | 'COMUNICADO'
  /** To a student: what changed in a vaga that they applied to. */
  | 'MUDANCA'
  /** To a student: the selection of a vaga that they applied to is finalised. */
  | 'FINALIZADA'
  /** To a student: a message of one person. */
  | 'MENSAGEM'
  /** To a student: new vagas that fit. */
  | 'NOVAS_VAGAS'
  /** To a student: the deadlines of vagas that they saved. */
  | 'PRAZOS_DE_SALVAS'
  /** To a student, on the last day: the candidaturas that they began and did not send. */
  | 'COMECADAS'
  /** To a professor: new candidaturas. */
  | 'CANDIDATURAS'
  /** To a professor: withdrawn candidaturas. */
  | 'RETIRADAS'
  /** To a professor: unread messages. */
  | 'MENSAGENS'
  /** To a professor: interviews that were chosen or given back. */
  | 'ENTREVISTAS'
  /** To a professor: candidates of a vaga still wait for an answer, two days before the day that it was promised by. */
  | 'RESPOSTAS'
  /** To a professor: invitations to manage a vaga. */
  | 'CONVITE';

/** How a person is told of a kind of event. */
export type ModoDeAviso =
  /** Only by a notification on the board. */
  | 'NO_QUADRO'
  /** By mail at once, too. */
  | 'NA_HORA'
  /** In the daily summary by mail, too. */
  | 'RESUMO'
  /** Not at all. */
  | 'NENHUM';

/** How the viewer is told of one kind of event. */
export type Aviso = {
  /** The kind. */
  tipo: TipoDeAviso;
  /** The chosen way, or the default. */
  modo: ModoDeAviso;
  /** The ways that can be chosen. */
  modos: Array<ModoDeAviso>;
};

/** The address at which calendars read what the viewer has ahead: deadlines, interviews and releases (RFC 5545). */
export type Agenda = {
  /** When the address was made; null without one. */
  criadaEm: Maybe<Scalars['DateTime']['output']>;
};

/** Notices in the browser of the session (Web Push). They end with the session. */
export type NoAparelho = {
  /** The public key with which the browser subscribes, base64url. */
  chave: Scalars['String']['output'];
  /** Every kind of the viewer's role that can be shown. */
  possiveis: Array<TipoDeAviso>;
  /** Null while the browser shows none. */
  aparelho: Maybe<Aparelho>;
};

/** The subscription of the session's browser. */
export type Aparelho = {
  /** Its address at the push service, to compare with the browser's. */
  endereco: Scalars['String']['output'];
  /** The kinds that it shows. What saved searches with `NO_APARELHO` find comes besides. */
  tipos: Array<TipoDeAviso>;
  /** When the push service last took a notice; null: never. */
  ultimaEntrega: Maybe<Scalars['DateTime']['output']>;
};

/** What one did with one's own data. */
export type MeusDados = {
  /** The copy of everything that is kept about the viewer; null without one. */
  copia: Maybe<CopiaDosDados>;
  /** The end of the account; null unless the viewer asked for it. */
  exclusao: Maybe<ExclusaoDaConta>;
  /** Open vagas of the viewer that nobody else manages: they close with the account. */
  oportunidadesEmAndamento: Scalars['Int']['output'];
};

/** How far a copy is. */
export type SituacaoDaCopia =
  /** It is being made. */
  | 'PREPARANDO'
  /** It can be downloaded at `/exportacoes/meus-dados`, with the token. */
  | 'PRONTA'
  /** It could not be made. */
  | 'FALHOU';

/** A copy of one's own data, as a ZIP. */
export type CopiaDosDados = {
  /** How far it is. */
  situacao: SituacaoDaCopia;
  /** When the viewer asked for it. */
  pedidaEm: Scalars['DateTime']['output'];
  /** Until when it can be downloaded; null while it cannot be. */
  expiraEm: Maybe<Scalars['DateTime']['output']>;
  /** Its size. */
  bytes: Scalars['Int']['output'];
};

/** The end of an account, which its owner asked for. */
export type ExclusaoDaConta = {
  /** When the viewer asked for it. */
  pedidaEm: Scalars['DateTime']['output'];
  /** When the account ends. Until then it can be cancelled. */
  executarEm: Scalars['DateTime']['output'];
};

/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type Query = {
  /** The object with a global id, exactly as returned; null if it does not exist (any more). */
  node: Maybe<Node>;
  /** The objects with several global ids, in the same order; null for each that does not exist. */
  nodes: Array<Maybe<Node>>;
  /** The signed-in person; null without a token. */
  viewer: Maybe<Viewer>;
  /** One vaga; null if it does not exist. */
  vaga: Maybe<Vaga>;
  /** One open vaga as everybody may read it; null if it does not exist, is closed, or if the vagas are not public. Needs no token. */
  vagaPublica: Maybe<VagaPublica>;
  /** The privacy notice or the terms of use; null without such a version. Needs no token. One REST call. */
  documento: Maybe<Documento>;
  /** What everybody may know of the board; null if the vagas are not public. Needs no token. One REST call for everybody in a minute. */
  mural: Maybe<Mural>;
  /** Open vagas in the order of the filter; with `busca`, best match first. One REST call per window. */
  vagas: Maybe<VagaConnection>;
  /** How many open vagas each choice of a filter would find; null if the upstream does not count. One REST call. */
  contagensDeVagas: Maybe<ContagensDeVagas>;
  /** Whether the upstream filters vagas by modality and weekly hours. No REST call if it is known, otherwise one. */
  filtraCondicoes: Maybe<Scalars['Boolean']['output']>;
  /** One profile; null if it does not exist. */
  usuario: Maybe<Usuario>;
  /** The upstream's types of vaga. */
  tiposDeVaga: Maybe<Array<OpcaoDeTipo>>;
  /** All departments, in the upstream's order. */
  departamentos: Maybe<Array<Departamento>>;
  /** All interests by category. */
  categoriasDeInteresse: Maybe<Array<CategoriaDeInteresse>>;
  /** The university that this board serves. */
  instituicao: Instituicao;
  /** Whether the upstream sends links that sign in (`pedirLinkDeEntrada`). No REST call if it is known, otherwise one. */
  enviaLinksDeEntrada: Maybe<Scalars['Boolean']['output']>;
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryVagaArgs = {
  codigo: Scalars['ID']['input'];
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryVagaPublicaArgs = {
  codigo: Scalars['ID']['input'];
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryDocumentoArgs = {
  tipo: TipoDeDocumento;
  numero?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryVagasArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<VagaFiltro>;
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryContagensDeVagasArgs = {
  filtro?: InputMaybe<VagaFiltro>;
};


/** All queries. Without a token, only `viewer`, `instituicao`, `enviaLinksDeEntrada` and the static lists are available; all others are UNAUTHENTICATED. */
export type QueryUsuarioArgs = {
  codigo: Scalars['ID']['input'];
};

/** Sign in. */
export type EntrarInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
  /** Password. */
  senha: Scalars['String']['input'];
  /** The role to sign in as: an account without it is refused, except an administrator's. */
  papel: Papel;
};

/** The result of `entrar`. */
export type EntrarResult = EntrarSuccess | CredenciaisInvalidas | EmailNaoVerificado | PapelNaoPermitido | ContaSuspensa | SegundoFatorPedido | SoPelaUniversidade;

/** Signed in. */
export type EntrarSuccess = {
  /** Bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Role of the account. */
  papel: Papel;
  /** When the account ends, if its owner asked for that; null without. Until then `manterConta` cancels it. */
  exclusaoEm: Maybe<Scalars['DateTime']['output']>;
};

/** The account is suspended. Only who knows its password, or reads its mails, learns it. */
export type ContaSuspensa = Erro & {
  /** Until when, and why. */
  mensagem: Scalars['String']['output'];
  /** Path on this site where its owner objects without signing in; null if that is not possible, or not any more. */
  contestar: Maybe<Scalars['String']['output']>;
};

/** The password is correct, but only administrators sign in with one: `entrarPelaUniversidade` is for all others. */
export type SoPelaUniversidade = Erro & {
  /** 'Entre com a conta da universidade.'. */
  mensagem: Scalars['String']['output'];
};

/** No account with this e-mail and password. The response does not reveal whether the account exists. */
export type CredenciaisInvalidas = Erro & {
  /** 'Credenciais inválidas ou email não verificado'. */
  mensagem: Scalars['String']['output'];
};

/** The password is correct, but the e-mail was never verified. */
export type EmailNaoVerificado = Erro & {
  /** 'Credenciais inválidas ou email não verificado'. */
  mensagem: Scalars['String']['output'];
  /** Whether the upstream sends codes again. No REST call if it is known, otherwise one. */
  reenvia: Maybe<Scalars['Boolean']['output']>;
};

/** The account has the other role. */
export type PapelNaoPermitido = Erro & {
  /** 'Esta conta não tem permissão de aluno' or 'Esta conta não tem permissão de professor'. */
  mensagem: Scalars['String']['output'];
};

/** Sign in by the link of a mail. */
export type EntrarPorLinkInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The result of `entrarPorLink`. */
export type EntrarPorLinkResult = EntrarPorLinkSuccess | TokenRecusado | ContaSuspensa | SegundoFatorPedido;

/** Signed in. */
export type EntrarPorLinkSuccess = {
  /** Bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Role of the account. */
  papel: Papel;
  /** When the account ends, if its owner asked for that; null without. Until then `manterConta` cancels it. */
  exclusaoEm: Maybe<Scalars['DateTime']['output']>;
};

/** The password or the link is right, and the account has a second factor: `confirmarEntrada` signs in. */
export type SegundoFatorPedido = Erro & {
  /** Portuguese, for people. */
  mensagem: Scalars['String']['output'];
  /** For `confirmarEntrada`, once, within ten minutes. */
  desafio: Scalars['String']['output'];
  /** Whether the code of an app is accepted. */
  aplicativo: Scalars['Boolean']['output'];
  /** Whether a recovery code is accepted. */
  codigos: Scalars['Boolean']['output'];
  /** PublicKeyCredentialRequestOptionsJSON of WebAuthn, as JSON; null if the account has no passkey. */
  chave: Maybe<Scalars['String']['output']>;
  /** The path to open afterwards, as `comecarEntradaPelaUniversidade` took it; null for any other sign-in. */
  voltar: Maybe<Scalars['String']['output']>;
};

/** Sign in with the second factor: a code or a passkey. */
export type ConfirmarEntradaInput = {
  /** Of `SegundoFatorPedido`. */
  desafio: Scalars['String']['input'];
  /** Six digits of the app, or a recovery code; blanks and hyphens do not count. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** AuthenticationResponseJSON of WebAuthn, as JSON. */
  chave?: InputMaybe<Scalars['String']['input']>;
  /** The role to sign in as, as in `entrar`; null for any. */
  papel?: InputMaybe<Papel>;
};

/** The result of `confirmarEntrada`. EntradaInvalida: a wrong or used proof, after which the challenge stays open. TokenRecusado: the challenge is over. */
export type ConfirmarEntradaResult = ConfirmarEntradaSuccess | EntradaInvalida | TokenRecusado | ContaSuspensa | PapelNaoPermitido;

/** Signed in. */
export type ConfirmarEntradaSuccess = {
  /** Bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Role of the account. */
  papel: Papel;
  /** When the account ends, if its owner asked for that; null without. Until then `manterConta` cancels it. */
  exclusaoEm: Maybe<Scalars['DateTime']['output']>;
};

/** The second factors of the viewer's account. Without an app and a passkey it signs in with one step. */
export type SegundoFator = {
  /** Whether the account must have one, and keeps the last. */
  exigido: Scalars['Boolean']['output'];
  /** The app that makes codes; null without. */
  aplicativo: Maybe<AplicativoDeCodigo>;
  /** Passkeys, the oldest first. */
  chaves: Array<ChaveDeAcesso>;
  /** How many recovery codes are left. */
  codigos: Scalars['Int']['output'];
};

/** An app that makes codes. */
export type AplicativoDeCodigo = {
  /** When it was added. */
  criadoEm: Scalars['DateTime']['output'];
  /** When it was last used; null if it never was. */
  usadoEm: Maybe<Scalars['DateTime']['output']>;
};

/** A passkey. */
export type ChaveDeAcesso = {
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** How its owner calls it. */
  nome: Scalars['String']['output'];
  /** When it was added. */
  criadaEm: Scalars['DateTime']['output'];
  /** When it was last used; null if it never was. */
  usadaEm: Maybe<Scalars['DateTime']['output']>;
};

/** What a challenge is for. */
export type FimDoDesafio =
  /** A new app. */
  | 'APLICATIVO'
  /** A new passkey. */
  | 'CHAVE'
  /** To prove a factor that the account has. */
  | 'CONFIRMACAO';

/** Begin a change of the second factor. */
export type AbrirDesafioInput = {
  /** What it is for. */
  para: FimDoDesafio;
  /** The present password. */
  senha: Scalars['String']['input'];
};

/** The result of `abrirDesafio`. */
export type AbrirDesafioResult = AbrirDesafioSuccess | EntradaInvalida | SegundoFatorRecusado;

/** A challenge, for ten minutes and in this session. */
export type AbrirDesafioSuccess = {
  /** To be sent with the proof. */
  desafio: Scalars['String']['output'];
  /** The secret of a new app, in base32, for typing; null otherwise. */
  segredo: Maybe<Scalars['String']['output']>;
  /** The otpauth: address of a new app, for its QR code; null otherwise. */
  endereco: Maybe<Scalars['String']['output']>;
  /** Options of WebAuthn as JSON: PublicKeyCredentialCreationOptionsJSON for a new passkey, PublicKeyCredentialRequestOptionsJSON to prove one; null otherwise. */
  chave: Maybe<Scalars['String']['output']>;
};

/** The challenge is over, or the factors of the account have changed meanwhile. */
export type SegundoFatorRecusado = Erro & {
  /** Portuguese, for people. */
  mensagem: Scalars['String']['output'];
};

/** Add an app by its first code, or a passkey. */
export type AdicionarSegundoFatorInput = {
  /** Of `abrirDesafio`. */
  desafio: Scalars['String']['input'];
  /** Six digits of the new app. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** RegistrationResponseJSON of WebAuthn, as JSON. */
  chave?: InputMaybe<Scalars['String']['input']>;
  /** How the owner calls the passkey, 1 to 60 characters. */
  nome?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `adicionarSegundoFator`. */
export type AdicionarSegundoFatorResult = AdicionarSegundoFatorSuccess | EntradaInvalida | SegundoFatorRecusado;

/** It is added. If it is the first, all other sessions have ended. */
export type AdicionarSegundoFatorSuccess = {
  /** The recovery codes, which are never returned again; null if the account has some. */
  codigos: Maybe<Array<Scalars['String']['output']>>;
  /** The viewer, for the new `segundoFator`. */
  viewer: Viewer;
};

/** Remove an app or a passkey. */
export type RemoverSegundoFatorInput = {
  /** Of `abrirDesafio`. */
  desafio: Scalars['String']['input'];
  /** REST id of the passkey; null for the app. */
  fator?: InputMaybe<Scalars['String']['input']>;
  /** Six digits of the app, or a recovery code. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** AuthenticationResponseJSON of WebAuthn, as JSON. */
  chave?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `removerSegundoFator`. */
export type RemoverSegundoFatorResult = RemoverSegundoFatorSuccess | EntradaInvalida | SegundoFatorRecusado;

/** It is removed. Without the last one the account has no recovery codes either. */
export type RemoverSegundoFatorSuccess = {
  /** The viewer, for the new `segundoFator`. */
  viewer: Viewer;
};

/** Replace the recovery codes. */
export type RenovarCodigosInput = {
  /** Of `abrirDesafio`. */
  desafio: Scalars['String']['input'];
  /** Six digits of the app, or a recovery code. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** AuthenticationResponseJSON of WebAuthn, as JSON. */
  chave?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `renovarCodigos`. */
export type RenovarCodigosResult = RenovarCodigosSuccess | EntradaInvalida | SegundoFatorRecusado;

/** The earlier codes are no longer valid. */
export type RenovarCodigosSuccess = {
  /** The recovery codes, which are never returned again. */
  codigos: Array<Scalars['String']['output']>;
  /** The viewer, for the new `segundoFator`. */
  viewer: Viewer;
};

/** The result of `pedirLinkDeEntrada`. */
export type PedirLinkDeEntradaResult = PedirLinkDeEntradaSuccess | LinkDeEntradaIndisponivel;

/** The request was accepted. */
export type PedirLinkDeEntradaSuccess = {
  /** The given address. */
  email: Scalars['String']['output'];
};

/** The upstream sends no such links. */
export type LinkDeEntradaIndisponivel = Erro & {
  /** 'Este mural não envia links de entrada.'. */
  mensagem: Scalars['String']['output'];
};

/** Begin a sign-in at the university. */
export type ComecarEntradaPelaUniversidadeInput = {
  /** The path of this site to open after the sign-in; null for the first page of the role. */
  voltar?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `comecarEntradaPelaUniversidade`. */
export type ComecarEntradaPelaUniversidadeResult = ComecarEntradaPelaUniversidadeSuccess | UniversidadeIndisponivel;

/** The browser keeps a cookie for ten minutes, without which the sign-in cannot end. */
export type ComecarEntradaPelaUniversidadeSuccess = {
  /** Where the browser signs in. It comes back to `/entrar/universidade` with a query. */
  url: Scalars['String']['output'];
};

/** The university's provider does not respond, or the board has none. */
export type UniversidadeIndisponivel = Erro & {
  /** What the person can do. */
  mensagem: Scalars['String']['output'];
};

/** Sign in with what the university's provider answered. */
export type EntrarPelaUniversidadeInput = {
  /** The query that the browser came back with, without its question mark. */
  resposta: Scalars['String']['input'];
};

/** The result of `entrarPelaUniversidade`. */
export type EntrarPelaUniversidadeResult = EntrarPelaUniversidadeSuccess | ContaAProvar | EntradaPelaUniversidadeRecusada | UniversidadeIndisponivel | ContaSuspensa | SegundoFatorPedido;

/** Signed in. */
export type EntrarPelaUniversidadeSuccess = {
  /** Bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Role of the account. */
  papel: Papel;
  /** When the account ends, if its owner asked for that; null without. Until then `manterConta` cancels it. */
  exclusaoEm: Maybe<Scalars['DateTime']['output']>;
  /** The path that was given at the begin; null without one. */
  voltar: Maybe<Scalars['String']['output']>;
};

/** The university does not prove the account that may be theirs; its password does, by `provarConta`, within ten minutes. */
export type ContaAProvar = Erro & {
  /** 'Digite a senha da sua conta neste mural.'. */
  mensagem: Scalars['String']['output'];
  /** E-mail of the account. */
  email: Scalars['String']['output'];
};

/** The sign-in was begun in another browser or too long ago, a check failed, or there is no account. */
export type EntradaPelaUniversidadeRecusada = Erro & {
  /** Why, and what the person can do. */
  mensagem: Scalars['String']['output'];
};

/** Prove an account, once `entrarPelaUniversidade` has named it. */
export type ProvarContaInput = {
  /** Its password. */
  senha: Scalars['String']['input'];
};

/** The result of `provarConta`. */
export type ProvarContaResult = ProvarContaSuccess | CredenciaisInvalidas | EntradaPelaUniversidadeRecusada | UniversidadeIndisponivel | ContaSuspensa | SegundoFatorPedido;

/** Signed in; from now on the university proves the account. */
export type ProvarContaSuccess = {
  /** Bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Role of the account. */
  papel: Papel;
  /** When the account ends, if its owner asked for that; null without. Until then `manterConta` cancels it. */
  exclusaoEm: Maybe<Scalars['DateTime']['output']>;
  /** The path that was given at the begin; null without one. */
  voltar: Maybe<Scalars['String']['output']>;
};

/** The result of `sair`. */
export type SairResult = SairSuccess;

/** Signed out. */
export type SairSuccess = {
  /** Whether the upstream revoked the token; false if it cannot, and the token is valid until it expires. */
  revogado: Scalars['Boolean']['output'];
  /** Where the browser ends the session at the university's provider as well; null if it did not begin there. */
  urlDaUniversidade: Maybe<Scalars['String']['output']>;
};

/** A device where the viewer is signed in. */
export type SessaoAberta = {
  /** REST id. */
  codigo: Scalars['ID']['output'];
  /** A short name of browser and system, such as 'Chrome no Android'. */
  dispositivo: Scalars['String']['output'];
  /** The network of the sign-in: an IPv4 /24 or an IPv6 /48. */
  rede: Scalars['String']['output'];
  /** When it began. */
  criadaEm: Scalars['DateTime']['output'];
  /** When it was last used, some minutes old at most. */
  usadaEm: Scalars['DateTime']['output'];
  /** Whether it is that of this request. */
  atual: Scalars['Boolean']['output'];
};

/** End one of the viewer's sessions. */
export type EncerrarSessaoInput = {
  /** REST id of the session. */
  sessao: Scalars['String']['input'];
};

/** The result of `encerrarSessao`. */
export type EncerrarSessaoResult = EncerrarSessaoSuccess | SessaoJaEncerrada;

/** The session has ended: its token is refused from then on. */
export type EncerrarSessaoSuccess = {
  /** The viewer, for the new `sessoes`. */
  viewer: Viewer;
};

/** The viewer has no such session, or it had ended. */
export type SessaoJaEncerrada = Erro & {
  /** Portuguese, for people. */
  mensagem: Scalars['String']['output'];
  /** The viewer, for the new `sessoes`. */
  viewer: Viewer;
};

/** The result of `encerrarOutrasSessoes`. */
export type EncerrarOutrasSessoesResult = EncerrarOutrasSessoesSuccess;

/** All sessions of the viewer have ended, and a new one has begun here. */
export type EncerrarOutrasSessoesSuccess = {
  /** Bearer token for the Authorization header, in place of that of this request. */
  token: Scalars['String']['output'];
};

/** Change the viewer's password. */
export type MudarSenhaInput = {
  /** The present password. */
  senhaAtual: Scalars['String']['input'];
  /** The new password, up to 200 characters; not a common one, nor the name or address of the person. */
  novaSenha: Scalars['String']['input'];
};

/** The result of `mudarSenha`. */
export type MudarSenhaResult = MudarSenhaSuccess | EntradaInvalida;

/** The password is changed, all sessions of the viewer have ended, and a new one has begun here. */
export type MudarSenhaSuccess = {
  /** Bearer token for the Authorization header, in place of that of this request. */
  token: Scalars['String']['output'];
};

/** The address of the viewer's account. */
export type MeuEmail = {
  /** The address that the account has. */
  email: Scalars['String']['output'];
  /** The address that waits for the press on the link that it got; null without one. */
  pendente: Maybe<EmailPendente>;
};

/** An address that waits for its confirmation. */
export type EmailPendente = {
  /** The new address. */
  email: Scalars['String']['output'];
  /** Until when its link works. */
  expiraEm: Scalars['DateTime']['output'];
};

/** Ask for another address of the account. */
export type PedirMudancaDeEmailInput = {
  /** The present password. */
  senhaAtual: Scalars['String']['input'];
  /** The new address, of a domain of the institution for the role. */
  email: Scalars['String']['input'];
};

/** The result of `pedirMudancaDeEmail`. */
export type PedirMudancaDeEmailResult = PedirMudancaDeEmailSuccess | EntradaInvalida;

/** A mail has a link for the new address. It does not tell whether another account has the address: the mail does. */
export type PedirMudancaDeEmailSuccess = {
  /** The viewer, for the new `meuEmail`. */
  viewer: Viewer;
};

/** The result of `cancelarMudancaDeEmail`. */
export type CancelarMudancaDeEmailResult = CancelarMudancaDeEmailSuccess;

/** No address waits any more. */
export type CancelarMudancaDeEmailSuccess = {
  /** The viewer, for the new `meuEmail`. */
  viewer: Viewer;
};

/** Register an account. */
export type CadastrarInput = {
  /** Full name, 1 to 120 characters. */
  nome: Scalars['String']['input'];
  /** Institutional e-mail. */
  email: Scalars['String']['input'];
  /** At least `SENHA_MINIMA` characters (6 by default), and not easy to guess. */
  senha: Scalars['String']['input'];
  /** The role to register as; a professor needs an e-mail in a professor's domain. */
  papel: Papel;
  /** Names of interests, from step 3 of a student's registration. */
  interesses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A student's course. */
  curso?: InputMaybe<Scalars['String']['input']>;
  /** A student's first term, such as `2024.1`. */
  periodoDeInicio?: InputMaybe<Scalars['String']['input']>;
  /** A student's main objective. */
  objetivoPrincipal?: InputMaybe<ObjetivoPrincipal>;
  /** Name of a professor's department. */
  departamento?: InputMaybe<Scalars['String']['input']>;
  /** A professor's short biography. */
  sobre?: InputMaybe<Scalars['String']['input']>;
  /** A random secret of the browser, 22 to 200 characters: a verification with the same secret keeps the password. */
  prova?: InputMaybe<Scalars['String']['input']>;
  /** `Instituicao.documentos`, once the person accepts privacy notice and terms; needed unless it is 0. */
  documentos?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `cadastrar`. */
export type CadastrarResult = CadastrarSuccess | EntradaInvalida | ContaCriadaSemInteresses;

/** Registered; a mail with the verification link is on its way. */
export type CadastrarSuccess = {
  /** The address that the mail went to. */
  email: Scalars['String']['output'];
};

/** The account was created, but its interests could not be saved. */
export type ContaCriadaSemInteresses = Erro & {
  /** 'Erro ao salvar interesses: <status>'. */
  mensagem: Scalars['String']['output'];
};

/** Verify an e-mail. */
export type VerificarEmailInput = {
  /** The code of the mail, or the token of its link. */
  token: Scalars['String']['input'];
  /** The browser's secret from the registration, if it has one: its registration is verified, whichever mail is opened. */
  prova?: InputMaybe<Scalars['String']['input']>;
  /** True: a registration of another browser is not verified, but returned as `CadastroDeOutroNavegador`. */
  perguntar?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of `verificarEmail`. */
export type VerificarEmailResult = VerificarEmailSuccess | CadastroDeOutroNavegador | TokenRecusado;

/** Verified. */
export type VerificarEmailSuccess = {
  /** Token of the new session; null if the person must sign in. */
  token: Maybe<Scalars['String']['output']>;
  /** Role; null if `token` is null. */
  papel: Maybe<Papel>;
  /** Name for the greeting; null if the upstream does not return it. */
  nome: Maybe<Scalars['String']['output']>;
  /** Token for `redefinirSenha` if the registration's password is not valid and a new one must be chosen; else null. */
  tokenDeSenha: Maybe<Scalars['String']['output']>;
};

/** The registration that the token verifies without `perguntar`. Nothing has changed, and the token still works. */
export type CadastroDeOutroNavegador = Erro & {
  /** 'Este cadastro foi feito em outro navegador.'. */
  mensagem: Scalars['String']['output'];
  /** The registration. */
  cadastro: Cadastro;
};

/** A registration that nobody has verified yet. */
export type Cadastro = {
  /** Name of the registration. */
  nome: Scalars['String']['output'];
  /** Role of the registration. */
  papel: Papel;
  /** Course of a student; null if unknown. */
  curso: Maybe<Scalars['String']['output']>;
  /** Department of a professor; null if unknown. */
  departamento: Maybe<Scalars['String']['output']>;
};

/** The token is wrong, used or expired. */
export type TokenRecusado = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** The account to send a mail to. The response does not reveal whether it exists. */
export type EmailDaContaInput = {
  /** E-mail of the account. */
  email: Scalars['String']['input'];
};

/** The result of `reenviarVerificacao`. */
export type ReenviarVerificacaoResult = ReenviarVerificacaoSuccess | ReenvioIndisponivel;

/** The request was accepted. */
export type ReenviarVerificacaoSuccess = {
  /** The given address. */
  email: Scalars['String']['output'];
};

/** The upstream sends no codes again. */
export type ReenvioIndisponivel = Erro & {
  /** 'Este mural não reenvia códigos.'. */
  mensagem: Scalars['String']['output'];
};

/** The result of `pedirRedefinicaoDeSenha`. */
export type PedirRedefinicaoDeSenhaResult = PedirRedefinicaoDeSenhaSuccess;

/** The request was accepted. */
export type PedirRedefinicaoDeSenhaSuccess = {
  /** The given address. */
  email: Scalars['String']['output'];
};

/** Set a new password. */
export type RedefinirSenhaInput = {
  /** The token of the mail's link. */
  token: Scalars['String']['input'];
  /** At least `SENHA_MINIMA` characters (6 by default), and not easy to guess. */
  novaSenha: Scalars['String']['input'];
};

/** The result of `redefinirSenha`. */
export type RedefinirSenhaResult = RedefinirSenhaSuccess | TokenRecusado | EntradaInvalida;

/** The new password was set. */
export type RedefinirSenhaSuccess = {
  /** Always true; a payload needs a field. */
  redefinida: Scalars['Boolean']['output'];
};

/** Change one's own profile. */
export type AtualizarPerfilInput = {
  /** New name, not empty, at most 120 characters. */
  nome: Scalars['String']['input'];
  /** New about text; null clears it. At most 2000 characters. */
  sobre?: InputMaybe<Scalars['String']['input']>;
  /** A student's course, one of the institution's; null keeps the current one. This and the following fields require `edicaoCompleta`. */
  curso?: InputMaybe<Scalars['String']['input']>;
  /** A student's first term, such as `2024.1`; null keeps the current one. */
  periodoDeInicio?: InputMaybe<Scalars['String']['input']>;
  /** A student's main objective; null keeps the current one. */
  objetivoPrincipal?: InputMaybe<ObjetivoPrincipal>;
};

/** The result of `atualizarPerfil`. */
export type AtualizarPerfilResult = AtualizarPerfilSuccess | EntradaInvalida;

/** Changed. */
export type AtualizarPerfilSuccess = {
  /** The current profile. */
  usuario: Maybe<Usuario>;
};

/** Change one's own portrait. */
export type EnviarAvatarInput = {
  /** An image, at most 5 MB; its content decides the type. */
  arquivo: Scalars['Upload']['input'];
};

/** The result of `enviarAvatar`. */
export type EnviarAvatarResult = EnviarAvatarSuccess | EntradaInvalida;

/** Changed. */
export type EnviarAvatarSuccess = {
  /** The current profile. One REST call. */
  usuario: Maybe<Usuario>;
};

/** The result of `removerAvatar`. */
export type RemoverAvatarResult = RemoverAvatarSuccess;

/** Removed, also if there was none. */
export type RemoverAvatarSuccess = {
  /** The current profile. One REST call. */
  usuario: Maybe<Usuario>;
};

/** Change one's own interests. */
export type SalvarInteressesInput = {
  /** The whole new list of names, at most 100. */
  interesses: Array<Scalars['String']['input']>;
};

/** The result of `salvarInteresses`. */
export type SalvarInteressesResult = SalvarInteressesSuccess | EntradaInvalida;

/** Changed. */
export type SalvarInteressesSuccess = {
  /** The current profile. One REST call. */
  usuario: Maybe<Usuario>;
};

/** Add an interest that no category has yet. */
export type CriarInteresseInput = {
  /** Name, 1 to 60 characters after trimming. */
  nome: Scalars['String']['input'];
};

/** The result of `criarInteresse`. */
export type CriarInteresseResult = CriarInteresseSuccess | EntradaInvalida;

/** The new interest, or the existing one with this name (ignoring case and accents). */
export type CriarInteresseSuccess = {
  /** The interest. */
  interesse: Maybe<Interesse>;
};

/** Apply to a vaga. */
export type CandidatarInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Motivation letter, at most 2000 characters; blank text counts as none. */
  cartaDeMotivacao?: InputMaybe<Scalars['String']['input']>;
  /** Whether to share a summary of the transcript with the selecting professors. */
  compartilharHistorico?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answers to the vaga's questions; blank text counts as none. An invalid answer is EntradaInvalida at `respostas.<id of the question>`, or at `respostas` if its question no longer exists. */
  respostas?: InputMaybe<Array<RespostaInput>>;
  /** The PDF, as `enviarArquivoDaCandidatura` returned it. */
  arquivo?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key does not apply twice. */
  chave?: InputMaybe<Scalars['ID']['input']>;
};

/** An answer to one question. */
export type RespostaInput = {
  /** The question. */
  pergunta: Scalars['ID']['input'];
  /** The question as it was shown: a changed question is EntradaInvalida. */
  texto: Scalars['String']['input'];
  /** The answer. */
  valor: Scalars['String']['input'];
};

/** The result of `candidatar`. */
export type CandidatarResult = CandidatarSuccess | JaCandidatado | CandidaturaRecusada | EntradaInvalida;

/** Applied. */
export type CandidatarSuccess = {
  /** The new candidatura, as an edge for the viewer's list. Its vaga costs one REST call. */
  candidaturaEdge: Maybe<CandidaturaEdge>;
  /** The viewer's situation with the vaga, now true. */
  situacao: SituacaoDaCandidatura;
  /** The viewer, for the new total of `candidaturas`. */
  viewer: Viewer;
};

/** The viewer had applied before. */
export type JaCandidatado = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** The viewer's situation with the vaga: true. */
  situacao: SituacaoDaCandidatura;
};

/** The vaga does not accept this candidatura: it is closed, past its prazo, or deleted. */
export type CandidaturaRecusada = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Cancel one's own candidatura. */
export type CancelarCandidaturaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
};

/** The result of `cancelarCandidatura`. */
export type CancelarCandidaturaResult = CancelarCandidaturaSuccess | NaoCandidatado | CancelamentoRecusado;

/** The candidatura is already in review: it can be withdrawn, but not cancelled. */
export type CancelamentoRecusado = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** The viewer's current situation with the vaga. */
  situacao: SituacaoDaCandidatura;
};

/** Give or revoke the consent to share a summary of the transcript with one's own candidatura. */
export type CompartilharHistoricoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Whether to share it from now on. */
  compartilhar: Scalars['Boolean']['input'];
};

/** The result of `compartilharHistorico`. */
export type CompartilharHistoricoResult = CompartilharHistoricoSuccess | NaoCandidatado;

/** The consent was saved. */
export type CompartilharHistoricoSuccess = {
  /** The current candidatura. */
  candidatura: Maybe<Candidatura>;
};

/** Answer questions of a vaga after applying. */
export type ResponderPerguntasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Answers to questions without one; the others stay. An invalid answer is EntradaInvalida at `respostas.<id of the question>`, as in `CandidatarInput`; so is one that differs from the answer already given. */
  respostas: Array<RespostaInput>;
  /** The PDF, as `enviarArquivoDaCandidatura` returned it, if the vaga requires it since; null for none. One that was sent stays. */
  arquivo?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `responderPerguntas`. */
export type ResponderPerguntasResult = ResponderPerguntasSuccess | RespostasRecusadas | EntradaInvalida;

/** The answers were added. */
export type ResponderPerguntasSuccess = {
  /** The current candidatura. */
  candidatura: Maybe<Candidatura>;
};

/** No answers are accepted: there is no candidatura, or it is over, or the selection is. */
export type RespostasRecusadas = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Withdraw one's own candidatura once it is in review. */
export type RetirarCandidaturaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** A message to the professor, at most 1000 characters; blank text counts as none. */
  palavra?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `retirarCandidatura`. */
export type RetirarCandidaturaResult = RetirarCandidaturaSuccess | RetiradaRecusada | EntradaInvalida;

/** Withdrawn. */
export type RetirarCandidaturaSuccess = {
  /** The current candidatura with its history. */
  candidatura: Maybe<Candidatura>;
  /** The viewer's situation with the vaga. */
  situacao: SituacaoDaCandidatura;
  /** The viewer, for the new counts of `candidaturas`. */
  viewer: Viewer;
};

/** The candidatura cannot be withdrawn: there is none, it is not in review yet, or it is over. */
export type RetiradaRecusada = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** A candidatura to move, and the version that the professor saw. */
export type CandidaturaAMover = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** Its `versao`: a candidatura that has changed since is not moved. */
  versao: Scalars['Int']['input'];
};

/** Move candidaturas of one own vaga to a stage. */
export type MoverCandidaturasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 500 candidaturas. */
  candidaturas: Array<CandidaturaAMover>;
  /** The stage; RECEBIDA and RETIRADA are not allowed. */
  para: EtapaDaCandidatura;
  /** A message to each candidate, at most 1000 characters; blank text counts as none. */
  palavra?: InputMaybe<Scalars['String']['input']>;
  /** Withholds the decision until `divulgarResultado`: nothing changes for the student. Only APROVADA, LISTA_DE_ESPERA and NAO_SELECIONADA can be withheld. */
  reter?: Scalars['Boolean']['input'];
  /** With `reter`: cancels the interviews of the candidates that are to come now, and tells both sides. By default they are kept until `divulgarResultado`. */
  liberar?: Scalars['Boolean']['input'];
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key moves nobody twice. */
  chave: Scalars['ID']['input'];
};

/** The result of `moverCandidaturas`. */
export type MoverCandidaturasResult = MoverCandidaturasSuccess | EntradaInvalida;

/** Each candidatura was moved or refused on its own. */
export type MoverCandidaturasSuccess = {
  /** The moved candidaturas in their new state. Their dates and letters cost one more REST call. */
  movidas: Maybe<Array<Candidatura>>;
  /** The others, each with the reason. */
  recusadas: Maybe<Array<CandidaturaNaoMovida>>;
  /** The selection afterwards. */
  selecao: Maybe<Selecao>;
};

/** End the selection of an own vaga, with its answers. */
export type FinalizarSelecaoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Releases every withheld decision. */
  divulgar?: Scalars['Boolean']['input'];
  /** The decision on candidates without one; null leaves them without. */
  semDecisao?: InputMaybe<SemDecisaoInput>;
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key tells nobody twice. */
  chave: Scalars['ID']['input'];
};

/** The decision on candidates without one. Each reads it at once. */
export type SemDecisaoInput = {
  /** 1 to 500 candidaturas. One that has a decision is refused. */
  candidaturas: Array<CandidaturaAMover>;
  /** APROVADA, LISTA_DE_ESPERA or NAO_SELECIONADA. */
  para: EtapaDaCandidatura;
  /** A message to each of them, at most 1000 characters; blank text counts as none. */
  palavra?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `finalizarSelecao`. */
export type FinalizarSelecaoResult = FinalizarSelecaoSuccess | EntradaInvalida;

/** The selection has ended. Who got an answer read it and the end in one notification. */
export type FinalizarSelecaoSuccess = {
  /** The vaga afterwards. */
  vaga: Maybe<Vaga>;
  /** The candidaturas whose decision was released, in their new state. Their dates and letters cost one more REST call. */
  divulgadas: Maybe<Array<Candidatura>>;
  /** The candidaturas that were without a decision, in their new state. */
  movidas: Maybe<Array<Candidatura>>;
  /** Those that got no decision, each with the reason. */
  recusadas: Maybe<Array<CandidaturaNaoMovida>>;
  /** The selection afterwards. */
  selecao: Maybe<Selecao>;
};

/** A candidatura that was not moved, because somebody else changed it or the stage is not allowed. */
export type CandidaturaNaoMovida = {
  /** The current state. */
  candidatura: Candidatura;
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Release the withheld decisions of an own vaga. */
export type DivulgarResultadoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** When to release, within 180 days; null means now. */
  em?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The result of `divulgarResultado`. */
export type DivulgarResultadoResult = DivulgarResultadoSuccess | NadaADivulgar | EntradaInvalida;

/** Released, or scheduled. */
export type DivulgarResultadoSuccess = {
  /** The candidaturas released now, in their new state; empty for a later time. Their dates and letters cost one more REST call. */
  divulgadas: Maybe<Array<Candidatura>>;
  /** The selection afterwards. */
  selecao: Maybe<Selecao>;
};

/** No decision is withheld. */
export type NadaADivulgar = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** The current selection. One REST call. */
  selecao: Maybe<Selecao>;
};

/** Cancel a scheduled release. */
export type CancelarDivulgacaoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
};

/** The result of `cancelarDivulgacao`. */
export type CancelarDivulgacaoResult = CancelarDivulgacaoSuccess;

/** No release is scheduled any more. */
export type CancelarDivulgacaoSuccess = {
  /** The selection afterwards. */
  selecao: Maybe<Selecao>;
};

/** Set the number of places. */
export type DefinirLugaresInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 1000; null for no number. */
  lugares?: InputMaybe<Scalars['Int']['input']>;
  /** The number that the form was opened with: if somebody else has changed it, the result is EdicaoEmConflito. */
  antes?: InputMaybe<LugaresAntesInput>;
};

/** A former number of places. */
export type LugaresAntesInput = {
  /** Null for no number. */
  lugares?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `definirLugares`. */
export type DefinirLugaresResult = DefinirLugaresSuccess | EntradaInvalida | EdicaoEmConflito;

/** Saved. */
export type DefinirLugaresSuccess = {
  /** The selection afterwards. */
  selecao: Maybe<Selecao>;
};

/** The new requirements of a vaga, which replace the old ones. */
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
  /** Whether only students who meet all requirements may apply. */
  fechada: Scalars['Boolean']['input'];
  /** The requirements that the form was opened with: if somebody else has changed them, the result is EdicaoEmConflito. */
  antes?: InputMaybe<RequisitosAntesInput>;
};

/** Former requirements, with the meaning that they have in DefinirRequisitosInput. */
export type RequisitosAntesInput = {
  /** Former CR. */
  crMinimo?: InputMaybe<Scalars['Float']['input']>;
  /** Former courses. */
  disciplinas: Array<DisciplinaPedidaInput>;
  /** Former first term. */
  periodoDe?: InputMaybe<Scalars['Int']['input']>;
  /** Former last term. */
  periodoAte?: InputMaybe<Scalars['Int']['input']>;
  /** Former courses of study. */
  cursos: Array<Scalars['String']['input']>;
  /** Whether only students who met all could apply. */
  fechada: Scalars['Boolean']['input'];
};

/** A required course. */
export type DisciplinaPedidaInput = {
  /** Such as 'INF1007'. */
  codigoDaDisciplina: Scalars['String']['input'];
  /** Codes of accepted equivalents, at most 5. */
  equivalentes: Array<Scalars['String']['input']>;
};

/** The result of `definirRequisitos`. */
export type DefinirRequisitosResult = DefinirRequisitosSuccess | EntradaInvalida | EdicaoEmConflito;

/** Saved. */
export type DefinirRequisitosSuccess = {
  /** The vaga afterwards. */
  vaga: Maybe<Vaga>;
};

/** An interview slot to offer, with a place, a link, or both. */
export type NovoHorario = {
  /** When it begins, within a year. */
  inicio: Scalars['DateTime']['input'];
  /** Length in minutes, 5 to 480. */
  minutos: Scalars['Int']['input'];
  /** Place, at most 200 characters; blank text counts as none. */
  local?: InputMaybe<Scalars['String']['input']>;
  /** An http or https URL of at most 500 characters; blank text counts as none. */
  link?: InputMaybe<Scalars['String']['input']>;
};

/** Offer interview slots for an own vaga. */
export type OferecerHorariosInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 50 slots that do not overlap. */
  horarios: Array<NovoHorario>;
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key offers nothing twice. */
  chave: Scalars['ID']['input'];
};

/** The result of `oferecerHorarios`. */
export type OferecerHorariosResult = OferecerHorariosSuccess | EntradaInvalida;

/** All slots were offered. */
export type OferecerHorariosSuccess = {
  /** The vaga, for the new `entrevistas`. */
  vaga: Maybe<Vaga>;
};

/** Withdraw an interview slot of an own vaga. */
export type RetirarHorarioInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The slot. Withdrawing it again has no effect. */
  horario: Scalars['ID']['input'];
};

/** The result of `retirarHorario`. */
export type RetirarHorarioResult = RetirarHorarioSuccess;

/** The slot is withdrawn; a student who had chosen it is notified. */
export type RetirarHorarioSuccess = {
  /** The vaga, for the remaining `entrevistas`. */
  vaga: Maybe<Vaga>;
};

/** Choose a free slot for one's own interview. It replaces the previous choice. */
export type EscolherHorarioInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The slot. */
  horario: Scalars['ID']['input'];
};

/** The result of `escolherHorario`. */
export type EscolherHorarioResult = EscolherHorarioSuccess | HorarioRecusado;

/** Selected. */
export type EscolherHorarioSuccess = {
  /** The vaga, for the new `entrevistas`. */
  vaga: Maybe<Vaga>;
};

/** Give up one's own interview slot. */
export type DevolverHorarioInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
};

/** The result of `devolverHorario`. */
export type DevolverHorarioResult = DevolverHorarioSuccess | HorarioRecusado;

/** The student has no slot any more. */
export type DevolverHorarioSuccess = {
  /** The vaga, for the new `entrevistas`. */
  vaga: Maybe<Vaga>;
};

/** The slot is taken, over or withdrawn, or the candidatura is not at ENTREVISTA. */
export type HorarioRecusado = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** The vaga, for the current `entrevistas`. */
  vaga: Maybe<Vaga>;
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
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** The viewer's situation with the vaga: false. */
  situacao: SituacaoDaCandidatura;
  /** The viewer, for the current total of `candidaturas`. */
  viewer: Viewer;
};

/** Publish a vaga (docs/specification.md §5). */
export type CriarVagaInput = {
  /** 5 to 200 characters. */
  titulo: Scalars['String']['input'];
  /** 20 to 10000 characters. This and the next three fields may be missing only of a draft. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** The department. */
  departamento?: InputMaybe<Scalars['ID']['input']>;
  /** Place of work, one of `Instituicao.locais`. */
  local?: InputMaybe<Scalars['ID']['input']>;
  /** Its type, one of `tiposDeVaga`. */
  tipo?: InputMaybe<Scalars['ID']['input']>;
  /** Last day to apply; null means 31 December of the current year. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
  /** Reais per month; null or 0 for none. The embedded API takes whole numbers. */
  remuneracao?: InputMaybe<Scalars['Float']['input']>;
  /** Percent, 0 to 100; null or 0 for none. The embedded API takes whole numbers. */
  desconto?: InputMaybe<Scalars['Float']['input']>;
  /** Hours; null or 0 for none. */
  horasComplementares?: InputMaybe<Scalars['Int']['input']>;
  /** Number of places, 1 to 1000; null for no number. This and the next three fields are ignored by an upstream without them. */
  lugares?: InputMaybe<Scalars['Int']['input']>;
  /** Hours per week, 1 to 60; null for no number. */
  horasSemanais?: InputMaybe<Scalars['Int']['input']>;
  /** Where one works; null if it is not said. */
  modalidade?: InputMaybe<Modalidade>;
  /** Last day by which candidates are promised an answer, not before the deadline; null without a promise. */
  respostaAte?: InputMaybe<Scalars['Date']['input']>;
  /** Interests, at most 30. */
  interesses?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Keep it as a draft, which only its managers see, and which needs only a title. Only where `OpcaoDeTipo.aceitaRascunho`. */
  rascunho?: InputMaybe<Scalars['Boolean']['input']>;
  /** An own vaga: its requirements, questions and link are copied, and its co-managers invited. Ignored by an upstream without drafts. */
  copiaDe?: InputMaybe<Scalars['ID']['input']>;
  /** Its requirements; null for none, or those of `copiaDe`. This and the next three fields only where `OpcaoDeTipo.aceitaPerguntas`. */
  requisitos?: InputMaybe<RequisitosInput>;
  /** Its questions in order, at most five; null for none, or those of `copiaDe`. */
  perguntas?: InputMaybe<Array<NovaPerguntaInput>>;
  /** Whether a PDF is requested, if `perguntas` is given; null means no. */
  arquivo?: InputMaybe<PedidoDeArquivo>;
  /** What the PDF should contain, at most 200 characters; blank text counts as none. */
  instrucao?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key publishes nothing twice. */
  chave?: InputMaybe<Scalars['ID']['input']>;
};

/** Requirements of a new vaga, with the meaning that they have in DefinirRequisitosInput. */
export type RequisitosInput = {
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
  /** Whether only students who meet all requirements may apply. */
  fechada: Scalars['Boolean']['input'];
};

/** A question of a new vaga, with the meaning of PerguntaInput. */
export type NovaPerguntaInput = {
  /** The question, 3 to 300 characters after trimming. */
  texto: Scalars['String']['input'];
  /** How it is answered. */
  tipo: TipoDePergunta;
  /** Whether an answer is required to apply. */
  obrigatoria: Scalars['Boolean']['input'];
  /** Options of an ESCOLHA: 2 to 10 different ones of 1 to 80 characters. */
  opcoes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The result of `criarVaga`. */
export type CriarVagaResult = CriarVagaSuccess | EntradaInvalida;

/** Published, or kept as a draft. */
export type CriarVagaSuccess = {
  /** The new vaga, as an edge for the viewer's list. */
  vagaEdge: Maybe<VagaEdge>;
};

/** Publish a draft. */
export type PublicarVagaInput = {
  /** An own draft. What it lacks is refused by the names of CriarVagaInput. */
  vaga: Scalars['ID']['input'];
  /** A new last day to apply; null keeps the draft's, which must not be past. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `publicarVaga`. */
export type PublicarVagaResult = PublicarVagaSuccess | EntradaInvalida;

/** Published. */
export type PublicarVagaSuccess = {
  /** The vaga, which students see now. */
  vaga: Maybe<Vaga>;
};

/** Change a vaga. */
export type AtualizarVagaInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
  /** 5 to 200 characters. */
  titulo: Scalars['String']['input'];
  /** 20 to 10000 characters; blank only of a draft. */
  descricao: Scalars['String']['input'];
  /** Last day to apply; null keeps the current one. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
  /** The whole new list of interests, at most 30; null keeps the current ones, if the upstream can. */
  interesses?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A department; null keeps the current one. This and the following fields require `edicaoCompleta`. */
  departamento?: InputMaybe<Scalars['ID']['input']>;
  /** Place of work; null keeps the current one. */
  local?: InputMaybe<Scalars['ID']['input']>;
  /** A type; null keeps the current one. */
  tipo?: InputMaybe<Scalars['ID']['input']>;
  /** Reais per month; null keeps the current value, 0 means none. */
  remuneracao?: InputMaybe<Scalars['Float']['input']>;
  /** Percent, 0 to 100; null keeps the current value, 0 means none. */
  desconto?: InputMaybe<Scalars['Float']['input']>;
  /** Hours; null keeps the current value, 0 means none. */
  horasComplementares?: InputMaybe<Scalars['Int']['input']>;
  /** Number of places, 1 to 1000; null for no number. This and the next three fields keep their values if they are omitted. */
  lugares?: InputMaybe<Scalars['Int']['input']>;
  /** Hours per week, 1 to 60; null for no number. */
  horasSemanais?: InputMaybe<Scalars['Int']['input']>;
  /** Where one works; null if it is not said. */
  modalidade?: InputMaybe<Modalidade>;
  /** Last day by which candidates are promised an answer, not before the deadline; null without a promise. */
  respostaAte?: InputMaybe<Scalars['Date']['input']>;
  /** The values that the form was opened with. A field that is the same here is kept as it is; if somebody else has changed another one, the result is EdicaoEmConflito. Requires `edicaoCompleta`. */
  antes?: InputMaybe<VagaAntesInput>;
};

/** Former values of fields of an edit, with the meaning that they have in AtualizarVagaInput. Those that are omitted, and a null prazo, are not compared. A draft may have had no type, department or place: null. */
export type VagaAntesInput = {
  /** Former title. */
  titulo?: InputMaybe<Scalars['String']['input']>;
  /** Former description. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Former deadline. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
  /** Former interests, in any order. */
  interesses?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Former department. */
  departamento?: InputMaybe<Scalars['ID']['input']>;
  /** Former place of work. */
  local?: InputMaybe<Scalars['ID']['input']>;
  /** Former type. */
  tipo?: InputMaybe<Scalars['ID']['input']>;
  /** Former reais per month; 0 for none. */
  remuneracao?: InputMaybe<Scalars['Float']['input']>;
  /** Former percent; 0 for none. */
  desconto?: InputMaybe<Scalars['Float']['input']>;
  /** Former hours; 0 for none. */
  horasComplementares?: InputMaybe<Scalars['Int']['input']>;
  /** Former number of places. */
  lugares?: InputMaybe<Scalars['Int']['input']>;
  /** Former hours per week. */
  horasSemanais?: InputMaybe<Scalars['Int']['input']>;
  /** Former modality. */
  modalidade?: InputMaybe<Modalidade>;
  /** Former day of the promised answer. */
  respostaAte?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `atualizarVaga`. */
export type AtualizarVagaResult = AtualizarVagaSuccess | EntradaInvalida | EdicaoEmConflito;

/** Somebody else has changed some of the same fields since `antes`; nothing was changed. */
export type EdicaoEmConflito = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** These fields of the input, as in this schema. */
  emConflito: Array<Scalars['String']['output']>;
  /** The current vaga, one REST call. */
  vaga: Maybe<Vaga>;
};

/** Changed. */
export type AtualizarVagaSuccess = {
  /** The current vaga. */
  vaga: Maybe<Vaga>;
};

/** Change the status of a vaga's selection. */
export type AlterarStatusDaVagaInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
  /** The new status. */
  status: StatusDaVaga;
  /** A new last day to apply, to reopen a vaga whose prazo has passed. */
  prazo?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `alterarStatusDaVaga`. */
export type AlterarStatusDaVagaResult = AlterarStatusDaVagaSuccess | EntradaInvalida | PrazoSalvoSemStatus;

/** Changed. */
export type AlterarStatusDaVagaSuccess = {
  /** The current vaga. */
  vaga: Maybe<Vaga>;
};

/** The new prazo was saved, but the status was not. */
export type PrazoSalvoSemStatus = Erro & {
  /** That the prazo was saved, and why the status was not. */
  mensagem: Scalars['String']['output'];
  /** The current vaga. */
  vaga: Maybe<Vaga>;
};

/** Delete a vaga. */
export type ExcluirVagaInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
};

/** The result of `excluirVaga`. */
export type ExcluirVagaResult = ExcluirVagaSuccess | EntradaInvalida;

/** Deleted. */
export type ExcluirVagaSuccess = {
  /** Global id of the deleted vaga. */
  idDaVaga: Scalars['ID']['output'];
};

/** Invite one professor. A person who is already invited is not notified again. */
export type ConvidarGestorInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Whom to invite. */
  convidado: ConvidadoInput;
  /** Whether students see the co-manager after acceptance. */
  visivel: Scalars['Boolean']['input'];
};

/** A professor to invite. */
export type ConvidadoInput =
  /** From the search of people. */
  { pessoa: Scalars['ID']['input']; email?: never; }
  |  /** By e-mail. The result does not reveal whether it has an account. */
  { pessoa?: never; email: Scalars['String']['input']; };

/** The result of `convidarGestor`. */
export type ConvidarGestorResult = ConvidarGestorSuccess | EntradaInvalida;

/** Invited, or the e-mail was recorded. */
export type ConvidarGestorSuccess = {
  /** The vaga, for its `gestores`. */
  vaga: Maybe<Vaga>;
};

/** Show a co-manager to students, or hide them. */
export type MostrarGestorInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The co-manager. */
  gestor: Scalars['ID']['input'];
  /** Whether students see the co-manager. */
  visivel: Scalars['Boolean']['input'];
};

/** The result of `mostrarGestor`. */
export type MostrarGestorResult = MostrarGestorSuccess;

/** Saved. */
export type MostrarGestorSuccess = {
  /** The vaga, for its `gestores`. */
  vaga: Maybe<Vaga>;
};

/** Remove a co-manager or an invitation. Removing one again has no effect. */
export type RemoverGestorInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The co-manager or invitation. */
  gestor: Scalars['ID']['input'];
};

/** The result of `removerGestor`. */
export type RemoverGestorResult = RemoverGestorSuccess;

/** Their rights are revoked. */
export type RemoverGestorSuccess = {
  /** The vaga, for its `gestores` and `meuPapel`. */
  vaga: Maybe<Vaga>;
};

/** Accept or decline an invitation. */
export type ResponderConviteInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** True to accept. */
  aceitar: Scalars['Boolean']['input'];
};

/** The result of `responderConvite`. */
export type ResponderConviteResult = ResponderConviteSuccess | ConviteFechado;

/** Accepted or declined. */
export type ResponderConviteSuccess = {
  /** The viewer, for the remaining `convites`. */
  viewer: Viewer;
};

/** The invitation was withdrawn, or already accepted or declined. */
export type ConviteFechado = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
  /** The viewer, for the current `convites`. */
  viewer: Viewer;
};

/** Mark one candidatura to an own vaga as read. */
export type MarcarCandidaturaComoLidaInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
};

/** The result of `marcarCandidaturaComoLida`. */
export type MarcarCandidaturaComoLidaResult = MarcarCandidaturaComoLidaSuccess;

/** It is marked for all managers of the vaga. */
export type MarcarCandidaturaComoLidaSuccess = {
  /** Global id of the candidatura. */
  idDaCandidatura: Scalars['ID']['output'];
};

/** Rate and label one candidatura to an own vaga. */
export type AvaliarCandidaturaInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** 1 to 5; null for none. */
  nota?: InputMaybe<Scalars['Int']['input']>;
  /** The whole new list: at most 10 labels of 1 to 30 characters each. */
  etiquetas: Array<Scalars['String']['input']>;
};

/** The result of `avaliarCandidatura`. */
export type AvaliarCandidaturaResult = AvaliarCandidaturaSuccess | EntradaInvalida;

/** Saved. */
export type AvaliarCandidaturaSuccess = {
  /** The current state. */
  avaliacao: Maybe<Avaliacao>;
};

/** Rate or label several candidaturas to an own vaga. */
export type AvaliarCandidaturasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** 1 to 500 candidaturas. */
  candidaturas: Array<Scalars['ID']['input']>;
  /** The new rating of each, 1 to 5; null keeps theirs. */
  nota?: InputMaybe<Scalars['Int']['input']>;
  /** A label that each gets beside its own, of 1 to 30 characters; null adds none. */
  etiqueta?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `avaliarCandidaturas`. */
export type AvaliarCandidaturasResult = AvaliarCandidaturasSuccess | EntradaInvalida;

/** Each candidatura was rated or refused on its own. */
export type AvaliarCandidaturasSuccess = {
  /** The new state of those that were rated. */
  avaliadas: Maybe<Array<Avaliacao>>;
  /** The others, each with the reason. */
  recusadas: Maybe<Array<CandidaturaNaoAvaliada>>;
};

/** A candidatura that was not rated: it was cancelled, or has ten labels. */
export type CandidaturaNaoAvaliada = {
  /** Global id of the candidatura. */
  idDaCandidatura: Scalars['ID']['output'];
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Write a note on one candidatura to an own vaga. */
export type AnotarCandidaturaInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** Text, 1 to 2000 characters after trimming. */
  texto: Scalars['String']['input'];
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key writes nothing twice. */
  chave: Scalars['ID']['input'];
};

/** Set the questions of a vaga, and whether it requests a PDF. */
export type DefinirPerguntasInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** The whole new list in order, at most five. */
  perguntas: Array<PerguntaInput>;
  /** Whether a PDF is requested. */
  arquivo: PedidoDeArquivo;
  /** What the PDF should contain, at most 200 characters; blank text counts as none. */
  instrucao?: InputMaybe<Scalars['String']['input']>;
  /** The questions that the form was opened with: if somebody else has changed them, the result is EdicaoEmConflito. */
  antes?: InputMaybe<PerguntasAntesInput>;
};

/** Former questions, with the meaning that they have in DefinirPerguntasInput. */
export type PerguntasAntesInput = {
  /** Former questions; their ids are not compared. */
  perguntas: Array<PerguntaInput>;
  /** Whether a PDF was requested. */
  arquivo: PedidoDeArquivo;
  /** What it should contain. */
  instrucao?: InputMaybe<Scalars['String']['input']>;
};

/** A new or changed question. */
export type PerguntaInput = {
  /** An existing question of the vaga; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The question, 3 to 300 characters after trimming. */
  texto: Scalars['String']['input'];
  /** How it is answered. */
  tipo: TipoDePergunta;
  /** Whether an answer is required to apply. */
  obrigatoria: Scalars['Boolean']['input'];
  /** Options of an ESCOLHA: 2 to 10 different ones of 1 to 80 characters. */
  opcoes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The result of `definirPerguntas`. Fields of EntradaInvalida are `perguntas.<index>.texto`, `perguntas.<index>.opcoes` and `instrucao`. */
export type DefinirPerguntasResult = DefinirPerguntasSuccess | EntradaInvalida | EdicaoEmConflito;

/** Saved. Existing answers keep the questions as they were asked. */
export type DefinirPerguntasSuccess = {
  /** The current state. */
  pedido: Maybe<PedidoDaVaga>;
};

/** Upload the PDF that a vaga requests, before applying. */
export type EnviarArquivoDaCandidaturaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** A PDF, at most 5 MB. */
  arquivo: Scalars['Upload']['input'];
};

/** The result of `enviarArquivoDaCandidatura`. A PDF with scripts, attachments or media is EntradaInvalida. */
export type EnviarArquivoDaCandidaturaResult = EnviarArquivoDaCandidaturaSuccess | EntradaInvalida;

/** Uploaded. It is deleted after a day unless an application uses it. */
export type EnviarArquivoDaCandidaturaSuccess = {
  /** The value for `CandidatarInput.arquivo`. */
  arquivo: Scalars['ID']['output'];
  /** Bytes. */
  tamanho: Scalars['Int']['output'];
};

/** The result of `anotarCandidatura`. More than 100 notes are EntradaInvalida. */
export type AnotarCandidaturaResult = AnotarCandidaturaSuccess | EntradaInvalida;

/** Written. */
export type AnotarCandidaturaSuccess = {
  /** The note. */
  anotacao: Maybe<Anotacao>;
  /** The evaluation with the new total. One REST call. */
  avaliacao: Maybe<Avaliacao>;
};

/** Delete an own note. */
export type ExcluirAnotacaoInput = {
  /** The candidatura. */
  candidatura: Scalars['ID']['input'];
  /** The note. Deleting it again has no effect. */
  anotacao: Scalars['ID']['input'];
};

/** The result of `excluirAnotacao`. */
export type ExcluirAnotacaoResult = ExcluirAnotacaoSuccess;

/** Deleted. */
export type ExcluirAnotacaoSuccess = {
  /** Global id of the deleted note. */
  idDaAnotacao: Scalars['ID']['output'];
  /** The evaluation with the new total. One REST call. */
  avaliacao: Maybe<Avaliacao>;
};

/** Write to one person. */
export type EnviarMensagemInput = {
  /** The person. */
  para: Scalars['ID']['input'];
  /** Text, 1 to 5000 characters after trimming. */
  conteudo: Scalars['String']['input'];
  /** Idempotency key, a fresh UUID per message: a retry with the same key sends nothing twice. */
  chave?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `enviarMensagem`. */
export type EnviarMensagemResult = EnviarMensagemSuccess | EntradaInvalida;

/** Sent. */
export type EnviarMensagemSuccess = {
  /** The message, as an edge for the thread. */
  mensagemEdge: Maybe<MensagemEdge>;
  /** Its conversation, for a list that does not contain it yet. One REST call. */
  conversa: Maybe<Conversa>;
};

/** Send the same message to every candidate of a vaga. */
export type EnviarComunicadoInput = {
  /** An own vaga. */
  vaga: Scalars['ID']['input'];
  /** Text, 1 to 1000 characters after trimming. */
  conteudo: Scalars['String']['input'];
  /** Idempotency key, a fresh UUID per comunicado: a retry with the same key sends nobody the message twice. */
  chave: Scalars['ID']['input'];
  /** Only these people, to retry failed ones; null means all candidates. */
  apenas?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The result of `enviarComunicado`. */
export type EnviarComunicadoResult = EnviarComunicadoSuccess | SemCandidatos | EntradaInvalida;

/** The message was sent to every candidate, or failed. */
export type EnviarComunicadoSuccess = {
  /** Number of people who got it. */
  enviadas: Scalars['Int']['output'];
  /** People who did not get it, to retry. */
  falhas: Array<Pessoa>;
};

/** Nobody applied yet. */
export type SemCandidatos = Erro & {
  /** A sentence for the person. */
  mensagem: Scalars['String']['output'];
};

/** Import a transcript. */
export type ImportarHistoricoInput = {
  /** A PDF, at most 10 MB. */
  arquivo: Scalars['Upload']['input'];
  /** Whether a transcript that was read in part is returned as `HistoricoAConfirmar` instead of imported. An upstream without confirmations imports it. */
  perguntar?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of `importarHistorico`. */
export type ImportarHistoricoResult = ImportarHistoricoSuccess | HistoricoAConfirmar | EntradaInvalida;

/** Refused for now: the transcript was read in part, and is not stored. */
export type HistoricoAConfirmar = Erro & {
  /** The API's sentence. */
  mensagem: Scalars['String']['output'];
  /** For `confirmarHistorico`, within 30 minutes. */
  previa: Scalars['String']['output'];
  /** Courses that were read. */
  disciplinas: Array<DisciplinaLida>;
  /** The first 100 lines, columns and pages that could not be read. */
  linhasIlegiveis: Maybe<Array<LinhaIlegivel>>;
  /** Number of them. */
  totalDeLinhasIlegiveis: Maybe<Scalars['Int']['output']>;
  /** Situations that are not known, once each. */
  situacoesNaoReconhecidas: Array<Scalars['String']['output']>;
  /** The viewer, to select the stored transcript from. */
  viewer: Viewer;
};

/** A course of a transcript that is not stored. */
export type DisciplinaLida = {
  /** Term, such as `2024.1`. */
  periodo: Scalars['String']['output'];
  /** Course code, such as `INF1007`. */
  codigoDaDisciplina: Scalars['String']['output'];
  /** Name. */
  nome: Scalars['String']['output'];
  /** Class, such as `33A`; null without one. */
  turma: Maybe<Scalars['String']['output']>;
  /** Grade, 0 to 10; null without one. */
  grau: Maybe<Scalars['Float']['output']>;
  /** Its outcome. */
  situacao: SituacaoDaDisciplina;
  /** Whether it was completed. */
  classificacao: ClassificacaoDaDisciplina;
  /** The outcome as the transcript spells it; null without one. */
  situacaoOriginal: Maybe<Scalars['String']['output']>;
  /** Credits; null if unknown. */
  creditos: Maybe<Scalars['Int']['output']>;
};

/** Store a transcript that was read in part. */
export type ConfirmarHistoricoInput = {
  /** As `HistoricoAConfirmar.previa`. */
  previa: Scalars['String']['input'];
};

/** The result of `confirmarHistorico`. `EntradaInvalida` if it expired or the stored transcript has changed since. */
export type ConfirmarHistoricoResult = ConfirmarHistoricoSuccess | EntradaInvalida;

/** Stored. It replaces the previous transcript. */
export type ConfirmarHistoricoSuccess = {
  /** The API's sentence. */
  mensagem: Scalars['String']['output'];
  /** Number of courses that were stored. */
  total: Maybe<Scalars['Int']['output']>;
  /** The viewer, to select history, progress and profile from. */
  viewer: Viewer;
};

/** Imported. It replaces the previous transcript. */
export type ImportarHistoricoSuccess = {
  /** The API's sentence. */
  mensagem: Scalars['String']['output'];
  /** Number of courses that were read. */
  total: Maybe<Scalars['Int']['output']>;
  /** The first 100 lines that look like a course but could not be read; none of them was imported. */
  linhasIlegiveis: Maybe<Array<LinhaIlegivel>>;
  /** Number of unreadable lines. */
  totalDeLinhasIlegiveis: Maybe<Scalars['Int']['output']>;
  /** The viewer, to select history, progress and profile from. */
  viewer: Viewer;
};

/** A line of a transcript that could not be read. */
export type LinhaIlegivel = {
  /** Page, from 1. */
  pagina: Scalars['Int']['output'];
  /** The line in the PDF. */
  texto: Scalars['String']['output'];
  /** The reason, as a sentence. */
  motivo: Scalars['String']['output'];
};

/** The person to connect with, or to disconnect from. */
export type ConexaoInput = {
  /** The person. */
  pessoa: Scalars['ID']['input'];
};

/** The result of `conectar`. */
export type ConectarResult = ConectarSuccess | PessoaInexistente | EntradaInvalida;

/** Connected. */
export type ConectarSuccess = {
  /** The person as shown in the network. One REST call. */
  conexao: Maybe<Conexao>;
  /** The viewer, for the new total of `rede.conexoes`. */
  viewer: Viewer;
};

/** The result of `desconectar`. */
export type DesconectarResult = DesconectarSuccess | PessoaInexistente;

/** Disconnected. */
export type DesconectarSuccess = {
  /** The person as shown in the network. One REST call. */
  conexao: Maybe<Conexao>;
  /** The viewer, for the new total of `rede.conexoes`. */
  viewer: Viewer;
};

/** Whether a person is to be blocked. */
export type BloquearInput = {
  /** Their REST id. */
  codigo: Scalars['String']['input'];
  /** Whether they are to be blocked. */
  bloqueada: Scalars['Boolean']['input'];
};

/** The result of `bloquear`. */
export type BloquearResult = BloquearSuccess | PessoaInexistente | EntradaInvalida;

/** Blocked, or unblocked. */
export type BloquearSuccess = {
  /** The viewer, for the new `bloqueios`. */
  viewer: Viewer;
};

/** The person does not exist (any more). */
export type PessoaInexistente = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Mark notifications as read. */
export type MarcarNotificacoesComoLidasInput = {
  /** The notifications; null means all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The result of `marcarNotificacoesComoLidas`. */
export type MarcarNotificacoesComoLidasResult = MarcarNotificacoesComoLidasSuccess;

/** Marked. */
export type MarcarNotificacoesComoLidasSuccess = {
  /** The named notifications, now read; empty if all were marked. Costs one REST call together with `naoLidas`. */
  notificacoes: Maybe<Array<Notificacao>>;
  /** Unread notifications. */
  naoLidas: Maybe<Scalars['Int']['output']>;
};

/** The sender of all mails. */
export type RemetenteInput = {
  /** Its name; null for that of the board. */
  nome?: InputMaybe<Scalars['String']['input']>;
  /** Its address. */
  email: Scalars['String']['input'];
  /** Where answers go; null for the sender. */
  responderPara?: InputMaybe<Scalars['String']['input']>;
};

/** Change the institution: all values, also those that stay. */
export type SalvarInstituicaoInput = {
  /** The version that the form was opened with: if somebody else has saved since, the result is InstituicaoEmConflito. */
  versao: Scalars['Int']['input'];
  /** Full name, at most 200 characters. */
  nome: Scalars['String']['input'];
  /** Short name, at most 200 characters. */
  sigla: Scalars['String']['input'];
  /** E-mail domains of students, at least one, without '@'. */
  dominiosDeAluno: Array<Scalars['String']['input']>;
  /** E-mail domains of professors, at least one, without '@'. */
  dominiosDeProfessor: Array<Scalars['String']['input']>;
  /** Domains of professors that no student has. */
  dominiosQueProvamProfessor: Array<Scalars['String']['input']>;
  /** Addresses outside of the domains that may still register as students. */
  emailsDeExcecao: Array<Scalars['String']['input']>;
  /** Null for an address of the first domain of students. */
  remetente?: InputMaybe<RemetenteInput>;
  /** Null for none. */
  suporte?: InputMaybe<Scalars['String']['input']>;
  /** Null for none. */
  protecaoDeDados?: InputMaybe<Scalars['String']['input']>;
  /** Null for none. */
  termos?: InputMaybe<Scalars['String']['input']>;
  /** Null for none. */
  prototipo?: InputMaybe<Scalars['String']['input']>;
  /** '#rrggbb' that can be read on the light ground; null for the board's own. */
  cor?: InputMaybe<Scalars['String']['input']>;
  /** Whether pages show the mark 'MVP'. */
  marcaMvp: Scalars['Boolean']['input'];
  /** Time zone, as 'America/Manaus'. */
  fuso: Scalars['String']['input'];
  /** The month in which each term of a year begins: two to four, ascending, from 1 to 12. */
  primeirosMeses: Array<Scalars['Int']['input']>;
  /** Whether a vaga waits for a moderator if its professor never had a public one. */
  primeiraRevisaoDeProfessor: Scalars['Boolean']['input'];
  /** The same for its department. */
  primeiraRevisaoDeDepartamento: Scalars['Boolean']['input'];
};

/** The result of `salvarInstituicao`. */
export type SalvarInstituicaoResult = SalvarInstituicaoSuccess | EntradaInvalida | InstituicaoEmConflito;

/** Saved, or it was so already. */
export type SalvarInstituicaoSuccess = {
  /** The institution. */
  instituicao: Maybe<InstituicaoAdministrada>;
};

/** Not saved: somebody else has saved since the form was opened. */
export type InstituicaoEmConflito = Erro & {
  /** A sentence. */
  mensagem: Scalars['String']['output'];
  /** The institution as it is now. One REST call. */
  instituicao: Maybe<InstituicaoAdministrada>;
};

/** A new logo. */
export type TrocarLogoInput = {
  /** PNG, JPEG, WebP or an SVG that only draws, at most 200 KB; its content decides the type. */
  arquivo: Scalars['Upload']['input'];
};

/** The result of `trocarLogo`. */
export type TrocarLogoResult = TrocarLogoSuccess | EntradaInvalida;

/** Changed. */
export type TrocarLogoSuccess = {
  /** The institution. One REST call. */
  instituicao: Maybe<InstituicaoAdministrada>;
};

/** The result of `removerLogo`. */
export type RemoverLogoResult = RemoverLogoSuccess;

/** Removed, also if there was none. */
export type RemoverLogoSuccess = {
  /** The institution. One REST call. */
  instituicao: Maybe<InstituicaoAdministrada>;
};

/** A mail to oneself. */
export type EnviarEmailDeTesteInput = {
  /** The sender to try; null for an address of the first domain of students. */
  remetente?: InputMaybe<RemetenteInput>;
};

/** The result of `enviarEmailDeTeste`. */
export type EnviarEmailDeTesteResult = EnviarEmailDeTesteSuccess | EntradaInvalida;

/** The mail server answered. */
export type EnviarEmailDeTesteSuccess = {
  /** Its answer. */
  resposta: Maybe<RespostaDoServidorDeEmail>;
};

/** What a mail server answered. */
export type RespostaDoServidorDeEmail = {
  /** Whether it accepted the mail. */
  aceito: Scalars['Boolean']['output'];
  /** Its answer, word for word. */
  texto: Scalars['String']['output'];
};

/** Report something to the moderators. */
export type DenunciarInput = {
  /** What it is. A comunicado is reported as its message. */
  tipo: TipoDeCaso;
  /** REST id of the vaga, the person or the message. */
  codigo: Scalars['String']['input'];
  /** Why. */
  motivo: MotivoDaDenuncia;
  /** What happened, at most 1000 characters; needed for `OUTRO`. */
  texto?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `denunciar`. */
export type DenunciarResult = DenunciarSuccess | EntradaInvalida;

/** Reported. */
export type DenunciarSuccess = {
  /** Always true. */
  recebida: Scalars['Boolean']['output'];
};

/** Decide a case. */
export type DecidirCasoInput = {
  /** REST id of the case. */
  caso: Scalars['String']['input'];
  /** What to do. */
  ato: AtoDeModeracao;
  /** Why, at least 3 characters and at most 500; may be blank for LIBERAR. It is told to whom it concerns. */
  motivo: Scalars['String']['input'];
  /** The last day of a suspension, at most five years from now. */
  ate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `decidirCaso`. */
export type DecidirCasoResult = DecidirCasoSuccess | EntradaInvalida;

/** Decided. */
export type DecidirCasoSuccess = {
  /** The case after it. */
  caso: Maybe<CasoDetalhado>;
};

/** Object to a decision about oneself. */
export type ContestarInput = {
  /** REST id of the case. */
  caso: Scalars['String']['input'];
  /** Why, at most 2000 characters. */
  texto: Scalars['String']['input'];
};

/** The result of `contestar`. */
export type ContestarResult = ContestarSuccess | EntradaInvalida;

/** The case waits for another decision. */
export type ContestarSuccess = {
  /** The decision, with the objection. */
  decisao: Maybe<DecisaoRecebida>;
};

/** Do an act of an administrator. */
export type AgirSobrePessoaInput = {
  /** REST id of the account. */
  pessoa: Scalars['String']['input'];
  /** What to do. */
  ato: AtoDeAdministracao;
  /** Why, at least 3 characters and at most 500; for the acts that need a reason. */
  motivo?: InputMaybe<Scalars['String']['input']>;
  /** The last day of a suspension, at most five years from now. */
  ate?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `agirSobrePessoa`. */
export type AgirSobrePessoaResult = AgirSobrePessoaSuccess | EntradaInvalida;

/** Done, or it was so already. */
export type AgirSobrePessoaSuccess = {
  /** The account. */
  pessoa: Maybe<PessoaAdministrada>;
};

/** A sentence above every page: a new one, or the change of one. */
export type PublicarAvisoDoSistemaInput = {
  /** REST id of the one to change; a new one without it. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** From 3 to 300 characters. */
  texto: Scalars['String']['input'];
  /** Who sees it; null: everybody. */
  para?: InputMaybe<Papel>;
  /** The first day. */
  de: Scalars['Date']['input'];
  /** The last day, from today on and not before the first. */
  ate: Scalars['Date']['input'];
};

/** The result of `publicarAvisoDoSistema`. */
export type PublicarAvisoDoSistemaResult = PublicarAvisoDoSistemaSuccess | EntradaInvalida;

/** Saved. */
export type PublicarAvisoDoSistemaSuccess = {
  /** The viewer, for the new `administracao.avisosDoSistema`. */
  viewer: Viewer;
};

/** Take a sentence off every page, at once. */
export type RetirarAvisoDoSistemaInput = {
  /** REST id. */
  codigo: Scalars['String']['input'];
};

/** The result of `retirarAvisoDoSistema`. */
export type RetirarAvisoDoSistemaResult = RetirarAvisoDoSistemaSuccess;

/** Gone, or it was so already. */
export type RetirarAvisoDoSistemaSuccess = {
  /** The viewer, for the new `administracao.avisosDoSistema`. */
  viewer: Viewer;
};

/** Add or change an entry of a list. Missing fields stay. */
export type SalvarEntradaInput = {
  /** The list. */
  lista: ListaDaInstituicao;
  /** REST id of the entry; null adds one, which needs a name. */
  entrada?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters, 60 of an interest or a category, 40 of a kind of vaga; no other entry has it, without case and accents. */
  nome?: InputMaybe<Scalars['String']['input']>;
  /** A new place among those that are offered; 1 is the first. Not for a new entry. */
  posicao?: InputMaybe<Scalars['Int']['input']>;
  /** Archive or restore. Not for a new entry. */
  arquivada?: InputMaybe<Scalars['Boolean']['input']>;
  /** REST id of an interest's category. A new interest without one is in 'Outros'. */
  categoria?: InputMaybe<Scalars['String']['input']>;
  /** All courses of a department, at most 50. */
  cursos?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The result of `salvarEntrada`. */
export type SalvarEntradaResult = SalvarEntradaSuccess | EntradaInvalida;

/** Added or changed. */
export type SalvarEntradaSuccess = {
  /** The entry. */
  entrada: Maybe<EntradaDeLista>;
};

/** Join an entry of a list into another one. */
export type JuntarEntradaInput = {
  /** The list. */
  lista: ListaDaInstituicao;
  /** REST id of the entry that will be gone. */
  entrada: Scalars['String']['input'];
  /** REST id of the one that stays. */
  em: Scalars['String']['input'];
};

/** The result of `juntarEntrada`. */
export type JuntarEntradaResult = JuntarEntradaSuccess | EntradaInvalida;

/** What used the one uses the other. */
export type JuntarEntradaSuccess = {
  /** The join, which can be undone. */
  juncao: Maybe<Juncao>;
};

/** Undo a join. */
export type DesfazerJuncaoInput = {
  /** REST id of the join. */
  juncao: Scalars['String']['input'];
};

/** The result of `desfazerJuncao`. */
export type DesfazerJuncaoResult = DesfazerJuncaoSuccess | EntradaInvalida;

/** The entry is back. */
export type DesfazerJuncaoSuccess = {
  /** The join and what was not brought back. */
  desfeita: Maybe<JuncaoDesfeita>;
};

/** A join that was undone. */
export type JuncaoDesfeita = {
  /** The join. */
  juncao: Juncao;
  /** The uses that were not brought back, because they have changed since. */
  ficaram: Array<UsoDaEntrada>;
};

/** What happens to a line of a list's file. */
export type SituacaoDaLinha =
  /** A new entry. */
  | 'NOVA'
  /** Changes an entry. */
  | 'MUDADA'
  /** Left out. */
  | 'RECUSADA';

/** Import a list from a file. What the file does not have stays. */
export type ImportarListaInput = {
  /** The list. */
  lista: ListaDaInstituicao;
  /** A CSV file as the export of the list: ';' or ',', UTF-8 or Windows-1252, a line of titles and at most 5,000 others, 500 KB. */
  arquivo: Scalars['Upload']['input'];
  /** False only says what it would do. */
  aplicar?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of `importarLista`. */
export type ImportarListaResult = ImportarListaSuccess | EntradaInvalida;

/** Read, and applied if that was asked. */
export type ImportarListaSuccess = {
  /** What each line does. */
  importacao: Maybe<ImportacaoDeLista>;
};

/** What a file does to a list. */
export type ImportacaoDeLista = {
  /** Whether it was applied. */
  aplicada: Scalars['Boolean']['output'];
  /** New entries. */
  novas: Scalars['Int']['output'];
  /** Changed entries. */
  mudadas: Scalars['Int']['output'];
  /** Lines that change nothing. */
  iguais: Scalars['Int']['output'];
  /** Lines that were left out. */
  recusadas: Scalars['Int']['output'];
  /** The lines that are not the same, at most 500. */
  linhas: Array<LinhaDaImportacao>;
};

/** A line of the file of a list. */
export type LinhaDaImportacao = {
  /** Its number, from 1. */
  linha: Scalars['Int']['output'];
  /** What happens to it. */
  situacao: SituacaoDaLinha;
  /** The name of the entry. */
  nome: Scalars['String']['output'];
  /** The name that it changes; null if it changes none. */
  antes: Maybe<Scalars['String']['output']>;
  /** Why it is left out; null if it is not. */
  motivo: Maybe<Scalars['String']['output']>;
};

/** Import people from a CSV file, or preview it. */
export type ImportarPessoasInput = {
  /** A CSV file, at most 10 MB and 50,000 lines. */
  arquivo: Scalars['Upload']['input'];
  /** Whether anything is written; otherwise it is a preview. */
  aplicar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a verified account of the same e-mail and role that has no matrícula gets it. */
  vincular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Confirms that many accounts are suspended. */
  suspenderMuitos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Goes on after this line of the file: the `parouEm` of the previous import of it. */
  depoisDe?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `importarPessoas`. */
export type ImportarPessoasResult = ImportarPessoasSuccess | EntradaInvalida;

/** Imported as far as there was time, or read for a preview. */
export type ImportarPessoasSuccess = {
  /** What was done, or would be. */
  importacao: Maybe<ImportacaoDePessoas>;
};

/** The lines of an import of people, or of its preview. `linhas` is the sum of the four kinds. */
export type ImportacaoDePessoas = {
  /** Lines that were read. */
  linhas: Scalars['Int']['output'];
  /** New accounts. */
  novas: Scalars['Int']['output'];
  /** Changed accounts. */
  alteradas: Scalars['Int']['output'];
  /** Lines that change nothing. */
  iguais: Scalars['Int']['output'];
  /** Lines that are not imported. */
  recusadas: Scalars['Int']['output'];
  /** Suspended accounts, of the changed ones. */
  suspensas: Scalars['Int']['output'];
  /** Titles of columns that are ignored. */
  colunasIgnoradas: Array<Scalars['String']['output']>;
  /** Whether an import needs `suspenderMuitos`. */
  suspendeMuitas: Scalars['Boolean']['output'];
  /** The first 20 lines of each kind. */
  exemplos: Array<PessoaImportada>;
  /** The refused lines with their reasons as a CSV file, of many the first ones; null without any. */
  recusadasCsv: Maybe<Scalars['String']['output']>;
  /** The last line that was imported, if there was no time for all; null at the end of the file. */
  parouEm: Maybe<Scalars['Int']['output']>;
};

/** A line of an import. */
export type PessoaImportada = {
  /** Its number in the file, from 1. */
  linha: Scalars['Int']['output'];
  /** What it is. */
  tipo: TipoDeLinhaDaImportacao;
  /** The matrícula; null if the line is refused. */
  matricula: Maybe<Scalars['String']['output']>;
  /** The name; null if the line is refused. */
  nome: Maybe<Scalars['String']['output']>;
  /** What changes in the account; empty for the other kinds. */
  mudancas: Array<MudancaDaImportacao>;
  /** Why it is refused; null if it is not. */
  motivo: Maybe<Scalars['String']['output']>;
};

/** What is done with a line of an import. */
export type TipoDeLinhaDaImportacao =
  /** A new account. */
  | 'NOVA'
  /** A changed account. */
  | 'ALTERADA'
  /** Nothing changes. */
  | 'IGUAL'
  /** It is not imported. */
  | 'RECUSADA';

/** A value that an import changes. */
export type MudancaDaImportacao = {
  /** The column of the file. */
  campo: Scalars['String']['output'];
  /** The old value; null without one. */
  de: Maybe<Scalars['String']['output']>;
  /** The new value. */
  para: Scalars['String']['output'];
};

/** Choose how one is told of a kind of event. */
export type MudarAvisoInput = {
  /** A kind of the viewer's role. */
  tipo: TipoDeAviso;
  /** One of its `modos`. */
  modo: ModoDeAviso;
};

/** The result of `mudarAviso`. */
export type MudarAvisoResult = MudarAvisoSuccess | EntradaInvalida;

/** Saved. */
export type MudarAvisoSuccess = {
  /** The viewer, for the new `avisos`. */
  viewer: Viewer;
};

/** Acknowledge the privacy notice and accept the terms of use. */
export type AceitarDocumentosInput = {
  /** `Instituicao.documentos`. */
  numero: Scalars['Int']['input'];
};

/** The result of `aceitarDocumentos`. */
export type AceitarDocumentosResult = AceitarDocumentosSuccess | EntradaInvalida;

/** Accepted. */
export type AceitarDocumentosSuccess = {
  /** The viewer, who may go on. */
  viewer: Viewer;
};

/** Save or publish the privacy notice or the terms of use. */
export type SalvarDocumentoInput = {
  /** Which one. */
  tipo: TipoDeDocumento;
  /** 100 to 50,000 characters. */
  texto: Scalars['String']['input'];
  /** What changed, at most 500 characters; needed to publish. */
  mudou: Scalars['String']['input'];
  /** Whether everybody is asked to accept it from now on; else it is a draft. */
  publicar: Scalars['Boolean']['input'];
};

/** The result of `salvarDocumento`. */
export type SalvarDocumentoResult = SalvarDocumentoSuccess | EntradaInvalida;

/** Saved, or published. */
export type SalvarDocumentoSuccess = {
  /** The viewer, for the new `administracao.documentos`. */
  viewer: Viewer;
};

/** Let a rule of retention delete what it would delete now. */
export type ConfirmarPrazoInput = {
  /** Its name. */
  regra: Scalars['String']['input'];
  /** Its days, as they were shown. */
  dias: Scalars['Int']['input'];
};

/** The result of `confirmarPrazo`. */
export type ConfirmarPrazoResult = ConfirmarPrazoSuccess | EntradaInvalida;

/** Confirmed. */
export type ConfirmarPrazoSuccess = {
  /** The viewer, for the new `administracao.retencao`. */
  viewer: Viewer;
};

/** Choose for whom one's own profile is. */
export type MudarPrivacidadeInput = {
  /** About text and interests. */
  perfil: Audiencia;
  /** A student's course. */
  curso: Audiencia;
  /** The e-mail. */
  email: Audiencia;
};

/** The result of `mudarPrivacidade`. */
export type MudarPrivacidadeResult = MudarPrivacidadeSuccess | EntradaInvalida;

/** Saved. */
export type MudarPrivacidadeSuccess = {
  /** The viewer, for the new `privacidade`. */
  viewer: Viewer;
};

/** The result of `abrirAgenda`. */
export type AbrirAgendaResult = AbrirAgendaSuccess;

/** The new address; the one before leads nowhere any more. */
export type AbrirAgendaSuccess = {
  /** Absolute, with https or http, and told only here: whoever has it reads the calendar. */
  endereco: Scalars['String']['output'];
  /** The viewer, for the new `agenda`. */
  viewer: Viewer;
};

/** The result of `fecharAgenda`. */
export type FecharAgendaResult = FecharAgendaSuccess;

/** The address leads nowhere any more, also if there was none. */
export type FecharAgendaSuccess = {
  /** The viewer, for the new `agenda`. */
  viewer: Viewer;
};

/** Show notices in the browser of the session. */
export type LigarAparelhoInput = {
  /** Of its subscription: https, at the push service of Chrome, Firefox, Safari or Edge. */
  endereco: Scalars['String']['input'];
  /** The public key of the subscription, base64url. */
  p256dh: Scalars['String']['input'];
  /** The secret of the subscription, base64url. */
  auth: Scalars['String']['input'];
  /** Some of `NoAparelho.possiveis`. */
  tipos: Array<TipoDeAviso>;
};

/** The result of `ligarAparelho`. */
export type LigarAparelhoResult = LigarAparelhoSuccess | AparelhoRecusado | EntradaInvalida;

/** The browser shows these kinds, in place of those before. */
export type LigarAparelhoSuccess = {
  /** The viewer, for the new `noAparelho`. */
  viewer: Viewer;
};

/** The session has no such browser any more or is of an earlier release, or the push service does not take the notice. */
export type AparelhoRecusado = Erro & {
  /** What to do, in Portuguese. */
  mensagem: Scalars['String']['output'];
};

/** The result of `desligarAparelho`. */
export type DesligarAparelhoResult = DesligarAparelhoSuccess;

/** The browser shows none, also if it showed none before. */
export type DesligarAparelhoSuccess = {
  /** The viewer, for the new `noAparelho`. */
  viewer: Viewer;
};

/** The result of `testarAparelho`. */
export type TestarAparelhoResult = TestarAparelhoSuccess | AparelhoRecusado;

/** The push service took the notice. */
export type TestarAparelhoSuccess = {
  /** The viewer, for the new `noAparelho`. */
  viewer: Viewer;
};

/** The result of `pedirCopiaDosDados`. */
export type PedirCopiaDosDadosResult = PedirCopiaDosDadosSuccess;

/** It is being made. A copy that is being made already goes on. */
export type PedirCopiaDosDadosSuccess = {
  /** The viewer, for the new `meusDados`. */
  viewer: Viewer;
};

/** End one's own account. */
export type ExcluirContaInput = {
  /** The viewer's password. */
  senha: Scalars['String']['input'];
};

/** The result of `excluirConta`. The last administrator is refused without a field. */
export type ExcluirContaResult = ExcluirContaSuccess | EntradaInvalida;

/** The account ends in seven days. */
export type ExcluirContaSuccess = {
  /** The viewer, for the new `meusDados`. */
  viewer: Viewer;
};

/** The result of `manterConta`. */
export type ManterContaResult = ManterContaSuccess;

/** The account stays. */
export type ManterContaSuccess = {
  /** The viewer, for the new `meusDados`. */
  viewer: Viewer;
};

/** Pick the columns of the viewer's table of candidates. */
export type EscolherColunasInput = {
  /** All of them, in their order: at most 20, each of at most 30 letters without accents. */
  colunas: Array<Scalars['String']['input']>;
};

/** The result of `escolherColunas`. */
export type EscolherColunasResult = EscolherColunasSuccess | EntradaInvalida;

/** Saved. */
export type EscolherColunasSuccess = {
  /** The viewer, for the new `colunas`. */
  viewer: Viewer;
};

/** Save a search. Repeating it changes nothing. */
export type SalvarBuscaInput = {
  /** Its name, at most 60 characters. */
  nome: Scalars['String']['input'];
  /** How the student is told of what it finds. */
  modo: ModoDeBusca;
  /** What it finds, with at least one condition besides the order. */
  filtro: VagaFiltro;
};

/** The result of `salvarBusca`. */
export type SalvarBuscaResult = SalvarBuscaSuccess | BuscasCheias | EntradaInvalida;

/** Saved, or it was saved with the same filter, and stays as it is. */
export type SalvarBuscaSuccess = {
  /** The viewer, for the new `buscasSalvas`. */
  viewer: Viewer;
};

/** The student has saved, or follows, as many as they can. */
export type BuscasCheias = Erro & {
  /** The API's `detail`, with their number. */
  mensagem: Scalars['String']['output'];
};

/** Follow a professor, a department or a course. Repeating it changes nothing. */
export type SeguirInput = {
  /** What is followed; not BUSCA. */
  tipo: TipoDeBusca;
  /** The REST id of the professor or department, or the code of a course of the student's transcript. */
  alvo: Scalars['String']['input'];
};

/** The result of `seguir`. */
export type SeguirResult = SeguirSuccess | AlvoInexistente | BuscasCheias | EntradaInvalida;

/** Followed, on the board. */
export type SeguirSuccess = {
  /** The viewer, for the new `buscasSalvas`. */
  viewer: Viewer;
};

/** What is to be followed does not exist (any more). */
export type AlvoInexistente = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Change a saved search or a follow, or mark it as seen. Null keeps the value. */
export type MudarBuscaInput = {
  /** The search or follow. */
  busca: Scalars['ID']['input'];
  /** A new name, at most 60 characters; of a follow it stays. */
  nome?: InputMaybe<Scalars['String']['input']>;
  /** How the student is told of what it finds. */
  modo?: InputMaybe<ModoDeBusca>;
  /** Whether nothing that it finds now is new any more. */
  vista?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of `mudarBusca`. */
export type MudarBuscaResult = MudarBuscaSuccess | BuscaInexistente | EntradaInvalida;

/** Changed. */
export type MudarBuscaSuccess = {
  /** The viewer, for the new `buscasSalvas`. */
  viewer: Viewer;
};

/** The saved search does not exist (any more). */
export type BuscaInexistente = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** Delete a saved search, or end a follow. Repeating it changes nothing. */
export type ApagarBuscaInput = {
  /** The search or follow. */
  busca: Scalars['ID']['input'];
};

/** The result of `apagarBusca`. */
export type ApagarBuscaResult = ApagarBuscaSuccess | BuscaInexistente;

/** Deleted. */
export type ApagarBuscaSuccess = {
  /** The viewer, for the new `buscasSalvas`. */
  viewer: Viewer;
};

/** Save a vaga, or remove it from the saved ones. Repeating it changes nothing. */
export type SalvarVagaInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Whether it is to be saved. */
  salva: Scalars['Boolean']['input'];
};

/** The result of `salvarVaga`. */
export type SalvarVagaResult = SalvarVagaSuccess | VagaInexistente | SalvasCheias | SalvasIndisponiveis;

/** Saved, or removed. */
export type SalvarVagaSuccess = {
  /** The viewer, for the new `salvas`. */
  viewer: Viewer;
};

/** Count a step of the student towards a vaga, without who. Repeating it within a day changes nothing. */
export type RegistrarPassoInput = {
  /** The vaga. */
  vaga: Scalars['ID']['input'];
  /** Which step. */
  passo: PassoNaVaga;
  /** What led to the vaga. */
  origem: OrigemDaVisita;
};

/** The result of `registrarPasso`. */
export type RegistrarPassoResult = RegistrarPassoSuccess | VagaInexistente;

/** Counted, if the vaga is open. */
export type RegistrarPassoSuccess = {
  /** Whether the upstream counts steps: if not, further ones need not be sent. */
  disponivel: Scalars['Boolean']['output'];
};

/** The vaga does not exist (any more). */
export type VagaInexistente = Erro & {
  /** The API's `detail`. */
  mensagem: Scalars['String']['output'];
};

/** The student has saved as many as they can. */
export type SalvasCheias = Erro & {
  /** The API's `detail`, with their number. */
  mensagem: Scalars['String']['output'];
};

/** The upstream keeps no saved vagas. */
export type SalvasIndisponiveis = Erro & {
  /** That they are only in this browser. */
  mensagem: Scalars['String']['output'];
};

/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type Mutation = {
  /** Sign in as a student or as a professor. */
  entrar: EntrarResult;
  /** Sign in by the link of a mail, in either role. */
  entrarPorLink: EntrarPorLinkResult;
  /** Sign in with the second factor. */
  confirmarEntrada: ConfirmarEntradaResult;
  /** Begin a change of the second factor, with the password. */
  abrirDesafio: AbrirDesafioResult;
  /** Add an app or a passkey. */
  adicionarSegundoFator: AdicionarSegundoFatorResult;
  /** Remove an app or a passkey. */
  removerSegundoFator: RemoverSegundoFatorResult;
  /** Replace the recovery codes. */
  renovarCodigos: RenovarCodigosResult;
  /** Begin a sign-in at the university: the browser goes to the address. */
  comecarEntradaPelaUniversidade: ComecarEntradaPelaUniversidadeResult;
  /** End a sign-in at the university, in either role, in the browser where it began. */
  entrarPelaUniversidade: EntrarPelaUniversidadeResult;
  /** Prove by its password that an account is theirs, and sign in. */
  provarConta: ProvarContaResult;
  /** Send the mail with a link that signs in. */
  pedirLinkDeEntrada: PedirLinkDeEntradaResult;
  /** Sign out. Revokes the token if the upstream can. */
  sair: SairResult;
  /** End one of the viewer's sessions. */
  encerrarSessao: EncerrarSessaoResult;
  /** Change the viewer's password. Ends all other sessions. */
  mudarSenha: MudarSenhaResult;
  /** Mails a link to a new address, which then is that of the account. Another request takes the place of one that waits. */
  pedirMudancaDeEmail: PedirMudancaDeEmailResult;
  /** Cancels the change of the address that waits. Without one it changes nothing. */
  cancelarMudancaDeEmail: CancelarMudancaDeEmailResult;
  /** End all of the viewer's sessions but this one, which gets a new token. */
  encerrarOutrasSessoes: EncerrarOutrasSessoesResult;
  /** Register a student or a professor. */
  cadastrar: CadastrarResult;
  /** Verify the e-mail of an account. */
  verificarEmail: VerificarEmailResult;
  /** Resend the verification mail. */
  reenviarVerificacao: ReenviarVerificacaoResult;
  /** Request a mail to set a new password. */
  pedirRedefinicaoDeSenha: PedirRedefinicaoDeSenhaResult;
  /** Set a new password. */
  redefinirSenha: RedefinirSenhaResult;
  /** Change one's own profile. */
  atualizarPerfil: AtualizarPerfilResult;
  /** Change one's own portrait. */
  enviarAvatar: EnviarAvatarResult;
  /** Remove one's own portrait. */
  removerAvatar: RemoverAvatarResult;
  /** Replace one's own interests. */
  salvarInteresses: SalvarInteressesResult;
  /** Add an interest to 'Outros'. */
  criarInteresse: CriarInteresseResult;
  /** Apply to a vaga. Students. */
  candidatar: CandidatarResult;
  /** Cancel one's own candidatura. Students. */
  cancelarCandidatura: CancelarCandidaturaResult;
  /** Withdraw one's own candidatura. Students. */
  retirarCandidatura: RetirarCandidaturaResult;
  /** Give or revoke the consent to share a summary of the transcript with the selecting professors. Students. */
  compartilharHistorico: CompartilharHistoricoResult;
  /** Answer questions of the vaga that one's own candidatura has no answer to. Students. */
  responderPerguntas: ResponderPerguntasResult;
  /** Move candidaturas to a stage, one or many at once. Professors, of an own vaga. */
  moverCandidaturas: MoverCandidaturasResult;
  /** Release withheld decisions, now or at a set time. Professors, of an own vaga. */
  divulgarResultado: DivulgarResultadoResult;
  /** Cancel a scheduled release. Professors, of an own vaga. */
  cancelarDivulgacao: CancelarDivulgacaoResult;
  /** End a selection with its answers. Professors, of an own vaga. */
  finalizarSelecao: FinalizarSelecaoResult;
  /** Set the number of places. Professors, of an own vaga. */
  definirLugares: DefinirLugaresResult;
  /** Mark a candidatura as read. Professors, of an own vaga. */
  marcarCandidaturaComoLida: MarcarCandidaturaComoLidaResult;
  /** Rate and label a candidatura. Professors, of an own vaga. */
  avaliarCandidatura: AvaliarCandidaturaResult;
  /** Rate or label several candidaturas at once. Professors, of an own vaga. */
  avaliarCandidaturas: AvaliarCandidaturasResult;
  /** Set the questions of a vaga. Professors, of an own vaga. */
  definirPerguntas: DefinirPerguntasResult;
  /** Upload the PDF that a vaga requests. Students. */
  enviarArquivoDaCandidatura: EnviarArquivoDaCandidaturaResult;
  /** Write a note on a candidatura. Professors, of an own vaga. */
  anotarCandidatura: AnotarCandidaturaResult;
  /** Delete an own note. */
  excluirAnotacao: ExcluirAnotacaoResult;
  /** Set the requirements of a vaga. Professors, of an own vaga. */
  definirRequisitos: DefinirRequisitosResult;
  /** Offer interview slots. Professors, of an own vaga. */
  oferecerHorarios: OferecerHorariosResult;
  /** Withdraw an interview slot, even a taken one. Professors, of an own vaga. */
  retirarHorario: RetirarHorarioResult;
  /** Choose a slot for one's own interview. Students. */
  escolherHorario: EscolherHorarioResult;
  /** Give up one's own interview slot. Students. */
  devolverHorario: DevolverHorarioResult;
  /** Invite a professor to manage an own vaga. Its managers. */
  convidarGestor: ConvidarGestorResult;
  /** Show a co-manager to students, or hide them. The managers of the vaga. */
  mostrarGestor: MostrarGestorResult;
  /** Remove a co-manager or an invitation; co-managers also leave with it. The managers of the vaga. */
  removerGestor: RemoverGestorResult;
  /** Accept an invitation to manage a vaga, or decline it. Professors. */
  responderConvite: ResponderConviteResult;
  /** Publish a vaga. Professors. */
  criarVaga: CriarVagaResult;
  /** Change an own vaga. */
  atualizarVaga: AtualizarVagaResult;
  /** Publish a draft: students see it from now on, and those whom it matches are notified. */
  publicarVaga: PublicarVagaResult;
  /** Change the status of an own vaga's selection; a transition that the API does not allow is EntradaInvalida. */
  alterarStatusDaVaga: AlterarStatusDaVagaResult;
  /** Delete an own vaga; one with candidates is refused. */
  excluirVaga: ExcluirVagaResult;
  /** Send the same message to every candidate of an own vaga. */
  enviarComunicado: EnviarComunicadoResult;
  /** Write to one person. */
  enviarMensagem: EnviarMensagemResult;
  /** Import a transcript PDF. Students. */
  importarHistorico: ImportarHistoricoResult;
  /** Store a transcript that was read in part; it replaces the previous one. */
  confirmarHistorico: ConfirmarHistoricoResult;
  /** Connect with a person. */
  conectar: ConectarResult;
  /** Disconnect from a person. */
  desconectar: DesconectarResult;
  /** Block a person, or unblock them: neither can write to the other, nor is suggested to the other. */
  bloquear: BloquearResult;
  /** Mark notifications as read. */
  marcarNotificacoesComoLidas: MarcarNotificacoesComoLidasResult;
  /** Administrators only. */
  agirSobrePessoa: AgirSobrePessoaResult;
  /** Administrators only. */
  salvarInstituicao: SalvarInstituicaoResult;
  /** Administrators only. */
  trocarLogo: TrocarLogoResult;
  /** Administrators only. */
  removerLogo: RemoverLogoResult;
  /** Administrators only. */
  enviarEmailDeTeste: EnviarEmailDeTesteResult;
  /** Administrators only. */
  publicarAvisoDoSistema: PublicarAvisoDoSistemaResult;
  /** Administrators only. */
  retirarAvisoDoSistema: RetirarAvisoDoSistemaResult;
  /** Administrators only. */
  salvarEntrada: SalvarEntradaResult;
  /** Administrators only. */
  importarLista: ImportarListaResult;
  /** Administrators only. */
  juntarEntrada: JuntarEntradaResult;
  /** Administrators only. */
  desfazerJuncao: DesfazerJuncaoResult;
  /** Report a vaga, a person or a message to the moderators. */
  denunciar: DenunciarResult;
  /** Moderators and administrators only. */
  decidirCaso: DecidirCasoResult;
  /** Object to a decision about oneself, once, within 15 days. */
  contestar: ContestarResult;
  /** Administrators only. */
  importarPessoas: ImportarPessoasResult;
  /** Choose how one is told of a kind of event. */
  mudarAviso: MudarAvisoResult;
  /** Make an address for calendars, in place of the one before. */
  abrirAgenda: AbrirAgendaResult;
  /** Close the viewer's address for calendars. */
  fecharAgenda: FecharAgendaResult;
  /** Show notices in the browser of the session, or change which. */
  ligarAparelho: LigarAparelhoResult;
  /** Show no notices in the browser of the session. */
  desligarAparelho: DesligarAparelhoResult;
  /** Send a notice to the browser of the session, to try it. */
  testarAparelho: TestarAparelhoResult;
  /** Ask for a copy of everything that is kept about the viewer. */
  pedirCopiaDosDados: PedirCopiaDosDadosResult;
  /** Acknowledge the privacy notice and accept the terms of use. */
  aceitarDocumentos: AceitarDocumentosResult;
  /** Administrators only. */
  salvarDocumento: SalvarDocumentoResult;
  /** Administrators only. */
  confirmarPrazo: ConfirmarPrazoResult;
  /** Choose for whom one's own profile is. */
  mudarPrivacidade: MudarPrivacidadeResult;
  /** End the viewer's account in seven days. */
  excluirConta: ExcluirContaResult;
  /** Cancel the end of the viewer's account. */
  manterConta: ManterContaResult;
  /** Professors only. */
  escolherColunas: EscolherColunasResult;
  /** Save a search of the board. */
  salvarBusca: SalvarBuscaResult;
  /** Follow a professor, a department or a course. */
  seguir: SeguirResult;
  /** Change a saved search or a follow. */
  mudarBusca: MudarBuscaResult;
  /** Delete a saved search, or end a follow. */
  apagarBusca: ApagarBuscaResult;
  /** Students only. */
  registrarPasso: RegistrarPassoResult;
  /** Students only. */
  salvarVaga: SalvarVagaResult;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEntrarArgs = {
  input: EntrarInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEntrarPorLinkArgs = {
  input: EntrarPorLinkInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationConfirmarEntradaArgs = {
  input: ConfirmarEntradaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAbrirDesafioArgs = {
  input: AbrirDesafioInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAdicionarSegundoFatorArgs = {
  input: AdicionarSegundoFatorInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRemoverSegundoFatorArgs = {
  input: RemoverSegundoFatorInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRenovarCodigosArgs = {
  input: RenovarCodigosInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationComecarEntradaPelaUniversidadeArgs = {
  input: ComecarEntradaPelaUniversidadeInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEntrarPelaUniversidadeArgs = {
  input: EntrarPelaUniversidadeInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationProvarContaArgs = {
  input: ProvarContaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationPedirLinkDeEntradaArgs = {
  input: EmailDaContaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEncerrarSessaoArgs = {
  input: EncerrarSessaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMudarSenhaArgs = {
  input: MudarSenhaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationPedirMudancaDeEmailArgs = {
  input: PedirMudancaDeEmailInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCadastrarArgs = {
  input: CadastrarInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationVerificarEmailArgs = {
  input: VerificarEmailInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationReenviarVerificacaoArgs = {
  input: EmailDaContaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationPedirRedefinicaoDeSenhaArgs = {
  input: EmailDaContaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRedefinirSenhaArgs = {
  input: RedefinirSenhaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAtualizarPerfilArgs = {
  input: AtualizarPerfilInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEnviarAvatarArgs = {
  input: EnviarAvatarInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSalvarInteressesArgs = {
  input: SalvarInteressesInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCriarInteresseArgs = {
  input: CriarInteresseInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCandidatarArgs = {
  input: CandidatarInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCancelarCandidaturaArgs = {
  input: CancelarCandidaturaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRetirarCandidaturaArgs = {
  input: RetirarCandidaturaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCompartilharHistoricoArgs = {
  input: CompartilharHistoricoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationResponderPerguntasArgs = {
  input: ResponderPerguntasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMoverCandidaturasArgs = {
  input: MoverCandidaturasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDivulgarResultadoArgs = {
  input: DivulgarResultadoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCancelarDivulgacaoArgs = {
  input: CancelarDivulgacaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationFinalizarSelecaoArgs = {
  input: FinalizarSelecaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDefinirLugaresArgs = {
  input: DefinirLugaresInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMarcarCandidaturaComoLidaArgs = {
  input: MarcarCandidaturaComoLidaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAvaliarCandidaturaArgs = {
  input: AvaliarCandidaturaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAvaliarCandidaturasArgs = {
  input: AvaliarCandidaturasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDefinirPerguntasArgs = {
  input: DefinirPerguntasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEnviarArquivoDaCandidaturaArgs = {
  input: EnviarArquivoDaCandidaturaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAnotarCandidaturaArgs = {
  input: AnotarCandidaturaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationExcluirAnotacaoArgs = {
  input: ExcluirAnotacaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDefinirRequisitosArgs = {
  input: DefinirRequisitosInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationOferecerHorariosArgs = {
  input: OferecerHorariosInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRetirarHorarioArgs = {
  input: RetirarHorarioInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEscolherHorarioArgs = {
  input: EscolherHorarioInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDevolverHorarioArgs = {
  input: DevolverHorarioInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationConvidarGestorArgs = {
  input: ConvidarGestorInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMostrarGestorArgs = {
  input: MostrarGestorInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRemoverGestorArgs = {
  input: RemoverGestorInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationResponderConviteArgs = {
  input: ResponderConviteInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationCriarVagaArgs = {
  input: CriarVagaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAtualizarVagaArgs = {
  input: AtualizarVagaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationPublicarVagaArgs = {
  input: PublicarVagaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAlterarStatusDaVagaArgs = {
  input: AlterarStatusDaVagaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationExcluirVagaArgs = {
  input: ExcluirVagaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEnviarComunicadoArgs = {
  input: EnviarComunicadoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEnviarMensagemArgs = {
  input: EnviarMensagemInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationImportarHistoricoArgs = {
  input: ImportarHistoricoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationConfirmarHistoricoArgs = {
  input: ConfirmarHistoricoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationConectarArgs = {
  input: ConexaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDesconectarArgs = {
  input: ConexaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationBloquearArgs = {
  input: BloquearInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMarcarNotificacoesComoLidasArgs = {
  input: MarcarNotificacoesComoLidasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAgirSobrePessoaArgs = {
  input: AgirSobrePessoaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSalvarInstituicaoArgs = {
  input: SalvarInstituicaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationTrocarLogoArgs = {
  input: TrocarLogoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEnviarEmailDeTesteArgs = {
  input: EnviarEmailDeTesteInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationPublicarAvisoDoSistemaArgs = {
  input: PublicarAvisoDoSistemaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRetirarAvisoDoSistemaArgs = {
  input: RetirarAvisoDoSistemaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSalvarEntradaArgs = {
  input: SalvarEntradaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationImportarListaArgs = {
  input: ImportarListaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationJuntarEntradaArgs = {
  input: JuntarEntradaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDesfazerJuncaoArgs = {
  input: DesfazerJuncaoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDenunciarArgs = {
  input: DenunciarInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationDecidirCasoArgs = {
  input: DecidirCasoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationContestarArgs = {
  input: ContestarInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationImportarPessoasArgs = {
  input: ImportarPessoasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMudarAvisoArgs = {
  input: MudarAvisoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationLigarAparelhoArgs = {
  input: LigarAparelhoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationAceitarDocumentosArgs = {
  input: AceitarDocumentosInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSalvarDocumentoArgs = {
  input: SalvarDocumentoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationConfirmarPrazoArgs = {
  input: ConfirmarPrazoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMudarPrivacidadeArgs = {
  input: MudarPrivacidadeInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationExcluirContaArgs = {
  input: ExcluirContaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationEscolherColunasArgs = {
  input: EscolherColunasInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSalvarBuscaArgs = {
  input: SalvarBuscaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSeguirArgs = {
  input: SeguirInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationMudarBuscaArgs = {
  input: MudarBuscaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationApagarBuscaArgs = {
  input: ApagarBuscaInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationRegistrarPassoArgs = {
  input: RegistrarPassoInput;
};


/** All mutations. Expected refusals are members of the result; all other failures are errors with a code. A success with errors is still a success: fields that could not be read afterwards are null. */
export type MutationSalvarVagaArgs = {
  input: SalvarVagaInput;
};

/** Live events over Server-Sent Events. Completes at once if the upstream has no events. */
export type Subscription = {
  /** A message to or from the viewer, on any of their devices. */
  mensagemRecebida: MensagemRecebida;
  /** A notification for the viewer. */
  notificacaoRecebida: Notificacao;
  /** All events over one stream, since browsers limit connections. Begins with `Ligado`. */
  novidades: Novidade;
};


/** Live events over Server-Sent Events. Completes at once if the upstream has no events. */
export type SubscriptionNovidadesArgs = {
  desdeMs?: InputMaybe<Scalars['Int']['input']>;
};

/** An event of `novidades`. */
export type Novidade = Ligado | MensagemRecebida | MensagensLidas | NotificacaoRecebida | SelecaoMudou | VagaMudou;

/**
 * The stream is connected. The counts include all earlier events, so that a client can tell whether it missed one. They are
 * null if `desdeMs` is less than ten seconds and `perdeu` is false: those of the client's own data are still right.
 */
export type Ligado = {
  /** Unread messages over all conversations; also null if they could not be counted. */
  mensagens: Maybe<Scalars['Int']['output']>;
  /** Unread notifications; also null if they could not be counted. */
  notificacoes: Maybe<Scalars['Int']['output']>;
  /** Whether an event may have been emitted within `desdeMs` before this stream; null if unknown, or without `desdeMs`. */
  perdeu: Maybe<Scalars['Boolean']['output']>;
  /** As `Viewer.salvas`; also null if they could not be read. */
  salvas: Maybe<Array<Scalars['ID']['output']>>;
};

/** A change to a vaga that the viewer manages, or to one of its candidaturas, without a notification: another manager moved candidaturas or edited the vaga, or a student revoked the consent to share the transcript. */
export type SelecaoMudou = {
  /** The vaga; null if it was deleted. `id` and `codigo` cost no REST call, any other field one. */
  vaga: Maybe<Vaga>;
};

/** A vaga that students can read was edited, changed status or was deleted. Only for students. `Ligado.perdeu` does not count it. */
export type VagaMudou = {
  /** The vaga; null if it was deleted. `id` and `codigo` cost no REST call, any other field one. */
  vaga: Maybe<Vaga>;
};

/** A person has read messages of the viewer. */
export type MensagensLidas = {
  /** REST id of the person. */
  com: Scalars['ID']['output'];
  /** Global id of the newest of these messages: those before it are read, too. */
  ate: Scalars['ID']['output'];
};

/** A new message with its conversation. */
export type MensagemRecebida = {
  /** The message, as an edge for the thread. */
  mensagemEdge: MensagemEdge;
  /** Its conversation with the new counts. */
  conversa: Conversa;
  /** Unread messages over all conversations, including this one; null if they could not be counted. */
  naoLidas: Maybe<Scalars['Int']['output']>;
};

/** A new notification, an unread one with a new text, or one that was read together with its message. */
export type NotificacaoRecebida = {
  /** The notification. */
  notificacao: Notificacao;
  /** Unread notifications of all kinds, including this one; null if the upstream does not return it. */
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
  AlvoDaNotificacao:
    | ( VagaModel & { __typename: 'Vaga' } )
    | ( ConversaModel & { __typename: 'Conversa' } )
    | ( PessoaModel & { __typename: 'Pessoa' } )
  ;
  EntrarResult:
    | ( EntrarSuccess & { __typename: 'EntrarSuccess' } )
    | ( CredenciaisInvalidas & { __typename: 'CredenciaisInvalidas' } )
    | ( NaoVerificado & { __typename: 'EmailNaoVerificado' } )
    | ( PapelNaoPermitido & { __typename: 'PapelNaoPermitido' } )
    | ( ContaSuspensa & { __typename: 'ContaSuspensa' } )
    | ( SegundoFatorPedido & { __typename: 'SegundoFatorPedido' } )
    | ( SoPelaUniversidade & { __typename: 'SoPelaUniversidade' } )
  ;
  EntrarPorLinkResult:
    | ( EntrarPorLinkSuccess & { __typename: 'EntrarPorLinkSuccess' } )
    | ( TokenRecusado & { __typename: 'TokenRecusado' } )
    | ( ContaSuspensa & { __typename: 'ContaSuspensa' } )
    | ( SegundoFatorPedido & { __typename: 'SegundoFatorPedido' } )
  ;
  ConfirmarEntradaResult:
    | ( ConfirmarEntradaSuccess & { __typename: 'ConfirmarEntradaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( TokenRecusado & { __typename: 'TokenRecusado' } )
    | ( ContaSuspensa & { __typename: 'ContaSuspensa' } )
    | ( PapelNaoPermitido & { __typename: 'PapelNaoPermitido' } )
  ;
  AbrirDesafioResult:
    | ( AbrirDesafioSuccess & { __typename: 'AbrirDesafioSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( SegundoFatorRecusado & { __typename: 'SegundoFatorRecusado' } )
  ;
  AdicionarSegundoFatorResult:
    | ( Omit<AdicionarSegundoFatorSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'AdicionarSegundoFatorSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( SegundoFatorRecusado & { __typename: 'SegundoFatorRecusado' } )
  ;
  RemoverSegundoFatorResult:
    | ( Omit<RemoverSegundoFatorSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RemoverSegundoFatorSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( SegundoFatorRecusado & { __typename: 'SegundoFatorRecusado' } )
  ;
  RenovarCodigosResult:
    | ( Omit<RenovarCodigosSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RenovarCodigosSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( SegundoFatorRecusado & { __typename: 'SegundoFatorRecusado' } )
  ;
  PedirLinkDeEntradaResult:
    | ( PedirLinkDeEntradaSuccess & { __typename: 'PedirLinkDeEntradaSuccess' } )
    | ( LinkDeEntradaIndisponivel & { __typename: 'LinkDeEntradaIndisponivel' } )
  ;
  ComecarEntradaPelaUniversidadeResult:
    | ( ComecarEntradaPelaUniversidadeSuccess & { __typename: 'ComecarEntradaPelaUniversidadeSuccess' } )
    | ( UniversidadeIndisponivel & { __typename: 'UniversidadeIndisponivel' } )
  ;
  EntrarPelaUniversidadeResult:
    | ( EntrarPelaUniversidadeSuccess & { __typename: 'EntrarPelaUniversidadeSuccess' } )
    | ( ContaAProvar & { __typename: 'ContaAProvar' } )
    | ( EntradaPelaUniversidadeRecusada & { __typename: 'EntradaPelaUniversidadeRecusada' } )
    | ( UniversidadeIndisponivel & { __typename: 'UniversidadeIndisponivel' } )
    | ( ContaSuspensa & { __typename: 'ContaSuspensa' } )
    | ( SegundoFatorPedido & { __typename: 'SegundoFatorPedido' } )
  ;
  ProvarContaResult:
    | ( ProvarContaSuccess & { __typename: 'ProvarContaSuccess' } )
    | ( CredenciaisInvalidas & { __typename: 'CredenciaisInvalidas' } )
    | ( EntradaPelaUniversidadeRecusada & { __typename: 'EntradaPelaUniversidadeRecusada' } )
    | ( UniversidadeIndisponivel & { __typename: 'UniversidadeIndisponivel' } )
    | ( ContaSuspensa & { __typename: 'ContaSuspensa' } )
    | ( SegundoFatorPedido & { __typename: 'SegundoFatorPedido' } )
  ;
  SairResult: ( SairSuccess & { __typename: 'SairSuccess' } );
  EncerrarSessaoResult:
    | ( Omit<EncerrarSessaoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'EncerrarSessaoSuccess' } )
    | ( Omit<SessaoJaEncerrada, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SessaoJaEncerrada' } )
  ;
  EncerrarOutrasSessoesResult: ( EncerrarOutrasSessoesSuccess & { __typename: 'EncerrarOutrasSessoesSuccess' } );
  MudarSenhaResult:
    | ( MudarSenhaSuccess & { __typename: 'MudarSenhaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  PedirMudancaDeEmailResult:
    | ( Omit<PedirMudancaDeEmailSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'PedirMudancaDeEmailSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  CancelarMudancaDeEmailResult: ( Omit<CancelarMudancaDeEmailSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'CancelarMudancaDeEmailSuccess' } );
  CadastrarResult:
    | ( CadastrarSuccess & { __typename: 'CadastrarSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( ContaCriadaSemInteresses & { __typename: 'ContaCriadaSemInteresses' } )
  ;
  VerificarEmailResult:
    | ( VerificarEmailSuccess & { __typename: 'VerificarEmailSuccess' } )
    | ( CadastroDeOutroNavegador & { __typename: 'CadastroDeOutroNavegador' } )
    | ( TokenRecusado & { __typename: 'TokenRecusado' } )
  ;
  ReenviarVerificacaoResult:
    | ( ReenviarVerificacaoSuccess & { __typename: 'ReenviarVerificacaoSuccess' } )
    | ( ReenvioIndisponivel & { __typename: 'ReenvioIndisponivel' } )
  ;
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
    | ( Candidatado & { __typename: 'CandidatarSuccess' } )
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
    | ( Omit<CompartilharHistoricoSuccess, 'candidatura'> & { candidatura?: Maybe<_RefType['Candidatura']> } & { __typename: 'CompartilharHistoricoSuccess' } )
    | ( Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } & { __typename: 'NaoCandidatado' } )
  ;
  ResponderPerguntasResult:
    | ( Omit<ResponderPerguntasSuccess, 'candidatura'> & { candidatura?: Maybe<_RefType['Candidatura']> } & { __typename: 'ResponderPerguntasSuccess' } )
    | ( RespostasRecusadas & { __typename: 'RespostasRecusadas' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  RetirarCandidaturaResult:
    | ( Omit<RetirarCandidaturaSuccess, 'candidatura' | 'situacao' | 'viewer'> & { candidatura?: Maybe<_RefType['Candidatura']>, situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } & { __typename: 'RetirarCandidaturaSuccess' } )
    | ( RetiradaRecusada & { __typename: 'RetiradaRecusada' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MoverCandidaturasResult:
    | ( Movidas & { __typename: 'MoverCandidaturasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  FinalizarSelecaoResult:
    | ( Finalizada & { __typename: 'FinalizarSelecaoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DivulgarResultadoResult:
    | ( Divulgadas & { __typename: 'DivulgarResultadoSuccess' } )
    | ( SemRetidas & { __typename: 'NadaADivulgar' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  CancelarDivulgacaoResult: ( Omit<CancelarDivulgacaoSuccess, 'selecao'> & { selecao?: Maybe<_RefType['Selecao']> } & { __typename: 'CancelarDivulgacaoSuccess' } );
  DefinirLugaresResult:
    | ( Omit<DefinirLugaresSuccess, 'selecao'> & { selecao?: Maybe<_RefType['Selecao']> } & { __typename: 'DefinirLugaresSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'EdicaoEmConflito' } )
  ;
  DefinirRequisitosResult:
    | ( DaVaga & { __typename: 'DefinirRequisitosSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'EdicaoEmConflito' } )
  ;
  OferecerHorariosResult:
    | ( DaVaga & { __typename: 'OferecerHorariosSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  RetirarHorarioResult: ( DaVaga & { __typename: 'RetirarHorarioSuccess' } );
  EscolherHorarioResult:
    | ( DaVaga & { __typename: 'EscolherHorarioSuccess' } )
    | ( Recusado & { __typename: 'HorarioRecusado' } )
  ;
  DevolverHorarioResult:
    | ( DaVaga & { __typename: 'DevolverHorarioSuccess' } )
    | ( Recusado & { __typename: 'HorarioRecusado' } )
  ;
  CriarVagaResult:
    | ( Omit<CriarVagaSuccess, 'vagaEdge'> & { vagaEdge?: Maybe<_RefType['VagaEdge']> } & { __typename: 'CriarVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  PublicarVagaResult:
    | ( Omit<PublicarVagaSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'PublicarVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AtualizarVagaResult:
    | ( Omit<AtualizarVagaSuccess, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'AtualizarVagaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'EdicaoEmConflito' } )
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
  MarcarCandidaturaComoLidaResult: ( MarcarCandidaturaComoLidaSuccess & { __typename: 'MarcarCandidaturaComoLidaSuccess' } );
  AvaliarCandidaturaResult:
    | ( Omit<AvaliarCandidaturaSuccess, 'avaliacao'> & { avaliacao?: Maybe<_RefType['Avaliacao']> } & { __typename: 'AvaliarCandidaturaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AvaliarCandidaturasResult:
    | ( Avaliadas & { __typename: 'AvaliarCandidaturasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DefinirPerguntasResult:
    | ( Omit<DefinirPerguntasSuccess, 'pedido'> & { pedido?: Maybe<_RefType['PedidoDaVaga']> } & { __typename: 'DefinirPerguntasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } & { __typename: 'EdicaoEmConflito' } )
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
    | ( Omit<HistoricoAConfirmar, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'HistoricoAConfirmar' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ConfirmarHistoricoResult:
    | ( Importado & { __typename: 'ConfirmarHistoricoSuccess' } )
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
  BloquearResult:
    | ( Omit<BloquearSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'BloquearSuccess' } )
    | ( PessoaInexistente & { __typename: 'PessoaInexistente' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MarcarNotificacoesComoLidasResult: ( Marcadas & { __typename: 'MarcarNotificacoesComoLidasSuccess' } );
  SalvarInstituicaoResult:
    | ( Omit<SalvarInstituicaoSuccess, 'instituicao'> & { instituicao?: Maybe<_RefType['InstituicaoAdministrada']> } & { __typename: 'SalvarInstituicaoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
    | ( Omit<InstituicaoEmConflito, 'instituicao'> & { instituicao?: Maybe<_RefType['InstituicaoAdministrada']> } & { __typename: 'InstituicaoEmConflito' } )
  ;
  TrocarLogoResult:
    | ( Omit<TrocarLogoSuccess, 'instituicao'> & { instituicao?: Maybe<_RefType['InstituicaoAdministrada']> } & { __typename: 'TrocarLogoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  RemoverLogoResult: ( Omit<RemoverLogoSuccess, 'instituicao'> & { instituicao?: Maybe<_RefType['InstituicaoAdministrada']> } & { __typename: 'RemoverLogoSuccess' } );
  EnviarEmailDeTesteResult:
    | ( Omit<EnviarEmailDeTesteSuccess, 'resposta'> & { resposta?: Maybe<_RefType['RespostaDoServidorDeEmail']> } & { __typename: 'EnviarEmailDeTesteSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DenunciarResult:
    | ( DenunciarSuccess & { __typename: 'DenunciarSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DecidirCasoResult:
    | ( Omit<DecidirCasoSuccess, 'caso'> & { caso?: Maybe<_RefType['CasoDetalhado']> } & { __typename: 'DecidirCasoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ContestarResult:
    | ( Omit<ContestarSuccess, 'decisao'> & { decisao?: Maybe<_RefType['DecisaoRecebida']> } & { __typename: 'ContestarSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AgirSobrePessoaResult:
    | ( Omit<AgirSobrePessoaSuccess, 'pessoa'> & { pessoa?: Maybe<_RefType['PessoaAdministrada']> } & { __typename: 'AgirSobrePessoaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  PublicarAvisoDoSistemaResult:
    | ( Omit<PublicarAvisoDoSistemaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'PublicarAvisoDoSistemaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  RetirarAvisoDoSistemaResult: ( Omit<RetirarAvisoDoSistemaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RetirarAvisoDoSistemaSuccess' } );
  SalvarEntradaResult:
    | ( Omit<SalvarEntradaSuccess, 'entrada'> & { entrada?: Maybe<_RefType['EntradaDeLista']> } & { __typename: 'SalvarEntradaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  JuntarEntradaResult:
    | ( Omit<JuntarEntradaSuccess, 'juncao'> & { juncao?: Maybe<_RefType['Juncao']> } & { __typename: 'JuntarEntradaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DesfazerJuncaoResult:
    | ( Omit<DesfazerJuncaoSuccess, 'desfeita'> & { desfeita?: Maybe<_RefType['JuncaoDesfeita']> } & { __typename: 'DesfazerJuncaoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ImportarListaResult:
    | ( Omit<ImportarListaSuccess, 'importacao'> & { importacao?: Maybe<_RefType['ImportacaoDeLista']> } & { __typename: 'ImportarListaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ImportarPessoasResult:
    | ( Omit<ImportarPessoasSuccess, 'importacao'> & { importacao?: Maybe<_RefType['ImportacaoDePessoas']> } & { __typename: 'ImportarPessoasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MudarAvisoResult:
    | ( Omit<MudarAvisoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'MudarAvisoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AceitarDocumentosResult:
    | ( Omit<AceitarDocumentosSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'AceitarDocumentosSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  SalvarDocumentoResult:
    | ( Omit<SalvarDocumentoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SalvarDocumentoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ConfirmarPrazoResult:
    | ( Omit<ConfirmarPrazoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ConfirmarPrazoSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MudarPrivacidadeResult:
    | ( Omit<MudarPrivacidadeSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'MudarPrivacidadeSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  AbrirAgendaResult: ( Omit<AbrirAgendaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'AbrirAgendaSuccess' } );
  FecharAgendaResult: ( Omit<FecharAgendaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'FecharAgendaSuccess' } );
  LigarAparelhoResult:
    | ( Omit<LigarAparelhoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'LigarAparelhoSuccess' } )
    | ( AparelhoRecusado & { __typename: 'AparelhoRecusado' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  DesligarAparelhoResult: ( Omit<DesligarAparelhoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'DesligarAparelhoSuccess' } );
  TestarAparelhoResult:
    | ( Omit<TestarAparelhoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'TestarAparelhoSuccess' } )
    | ( AparelhoRecusado & { __typename: 'AparelhoRecusado' } )
  ;
  PedirCopiaDosDadosResult: ( Omit<PedirCopiaDosDadosSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'PedirCopiaDosDadosSuccess' } );
  ExcluirContaResult:
    | ( Omit<ExcluirContaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ExcluirContaSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ManterContaResult: ( Omit<ManterContaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ManterContaSuccess' } );
  EscolherColunasResult:
    | ( Omit<EscolherColunasSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'EscolherColunasSuccess' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  SalvarBuscaResult:
    | ( Omit<SalvarBuscaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SalvarBuscaSuccess' } )
    | ( BuscasCheias & { __typename: 'BuscasCheias' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  SeguirResult:
    | ( Omit<SeguirSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SeguirSuccess' } )
    | ( AlvoInexistente & { __typename: 'AlvoInexistente' } )
    | ( BuscasCheias & { __typename: 'BuscasCheias' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  MudarBuscaResult:
    | ( Omit<MudarBuscaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'MudarBuscaSuccess' } )
    | ( BuscaInexistente & { __typename: 'BuscaInexistente' } )
    | ( EntradaInvalida & { __typename: 'EntradaInvalida' } )
  ;
  ApagarBuscaResult:
    | ( Omit<ApagarBuscaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ApagarBuscaSuccess' } )
    | ( BuscaInexistente & { __typename: 'BuscaInexistente' } )
  ;
  SalvarVagaResult:
    | ( Omit<SalvarVagaSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SalvarVagaSuccess' } )
    | ( VagaInexistente & { __typename: 'VagaInexistente' } )
    | ( SalvasCheias & { __typename: 'SalvasCheias' } )
    | ( SalvasIndisponiveis & { __typename: 'SalvasIndisponiveis' } )
  ;
  RegistrarPassoResult:
    | ( RegistrarPassoSuccess & { __typename: 'RegistrarPassoSuccess' } )
    | ( VagaInexistente & { __typename: 'VagaInexistente' } )
  ;
  Novidade:
    | ( LigadoModel & { __typename: 'Ligado' } )
    | ( Omit<MensagemRecebida, 'mensagemEdge' | 'conversa'> & { mensagemEdge: _RefType['MensagemEdge'], conversa: _RefType['Conversa'] } & { __typename: 'MensagemRecebida' } )
    | ( MensagensLidas & { __typename: 'MensagensLidas' } )
    | ( Omit<NotificacaoRecebida, 'notificacao'> & { notificacao: _RefType['Notificacao'] } & { __typename: 'NotificacaoRecebida' } )
    | ( DaVaga & { __typename: 'SelecaoMudou' } )
    | ( DaVaga & { __typename: 'VagaMudou' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Sessao )
    | ( BuscaSalvaModel )
    | ( PessoaModel )
    | ( UsuarioModel )
    | ( InteresseModel )
    | ( DepartamentoModel )
    | ( LocalModel )
    | ( OpcaoDeTipoModel )
    | ( VagaModel )
    | ( GestorModel )
    | ( CandidaturaModel )
    | ( AvaliacaoModel )
    | ( PerguntaModel )
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
    | ( ContaSuspensa )
    | ( SoPelaUniversidade )
    | ( CredenciaisInvalidas )
    | ( NaoVerificado )
    | ( PapelNaoPermitido )
    | ( SegundoFatorPedido )
    | ( SegundoFatorRecusado )
    | ( LinkDeEntradaIndisponivel )
    | ( UniversidadeIndisponivel )
    | ( ContaAProvar )
    | ( EntradaPelaUniversidadeRecusada )
    | ( Omit<SessaoJaEncerrada, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( ContaCriadaSemInteresses )
    | ( CadastroDeOutroNavegador )
    | ( TokenRecusado )
    | ( ReenvioIndisponivel )
    | ( Omit<JaCandidatado, 'situacao'> & { situacao: _RefType['SituacaoDaCandidatura'] } )
    | ( CandidaturaRecusada )
    | ( Omit<CancelamentoRecusado, 'situacao'> & { situacao: _RefType['SituacaoDaCandidatura'] } )
    | ( RespostasRecusadas )
    | ( RetiradaRecusada )
    | ( SemRetidas )
    | ( Recusado )
    | ( Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: _RefType['SituacaoDaCandidatura'], viewer: _RefType['Viewer'] } )
    | ( Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } )
    | ( Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<_RefType['Vaga']> } )
    | ( Omit<ConviteFechado, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( SemCandidatos )
    | ( Omit<HistoricoAConfirmar, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( PessoaInexistente )
    | ( Omit<InstituicaoEmConflito, 'instituicao'> & { instituicao?: Maybe<_RefType['InstituicaoAdministrada']> } )
    | ( AparelhoRecusado )
    | ( BuscasCheias )
    | ( AlvoInexistente )
    | ( BuscaInexistente )
    | ( VagaInexistente )
    | ( SalvasCheias )
    | ( SalvasIndisponiveis )
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
  Mural: ResolverTypeWrapper<MuralModel>;
  ContagemPorTipo: ResolverTypeWrapper<ContagemPorTipo>;
  ContagensDeVagas: ResolverTypeWrapper<ContagensDeVagas>;
  ContagemPorDepartamento: ResolverTypeWrapper<ContagemPorDepartamento>;
  ContagemPorBeneficio: ResolverTypeWrapper<ContagemPorBeneficio>;
  ContagemPorModalidade: ResolverTypeWrapper<ContagemPorModalidade>;
  ContagemPorHorasMinimas: ResolverTypeWrapper<ContagemPorHorasMinimas>;
  VagaDoMural: ResolverTypeWrapper<VagaDoMuralModel>;
  VagaPublica: ResolverTypeWrapper<VagaPublicaModel>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AtoDeAdministracao: AtoDeAdministracao;
  OrdemDePessoas: OrdemDePessoas;
  SituacaoDaPessoa: SituacaoDaPessoa;
  PessoaAdministrada: ResolverTypeWrapper<PessoaAdministradaModel>;
  PessoaAdministradaConnection: ResolverTypeWrapper<Omit<PessoaAdministradaConnection, 'edges'> & { edges: Array<ResolversTypes['PessoaAdministradaEdge']> }>;
  PessoaAdministradaEdge: ResolverTypeWrapper<Omit<PessoaAdministradaEdge, 'node'> & { node: ResolversTypes['PessoaAdministrada'] }>;
  LinhaDaAuditoria: ResolverTypeWrapper<LinhaDaAuditoriaModel>;
  LinhaDaAuditoriaConnection: ResolverTypeWrapper<Omit<LinhaDaAuditoriaConnection, 'edges'> & { edges: Array<ResolversTypes['LinhaDaAuditoriaEdge']> }>;
  LinhaDaAuditoriaEdge: ResolverTypeWrapper<Omit<LinhaDaAuditoriaEdge, 'node'> & { node: ResolversTypes['LinhaDaAuditoria'] }>;
  ParteDoMural: ResolverTypeWrapper<ParteDoMural>;
  VisaoGeral: ResolverTypeWrapper<VisaoGeral>;
  Remetente: ResolverTypeWrapper<Remetente>;
  InstituicaoAdministrada: ResolverTypeWrapper<InstituicaoAdministradaModel>;
  MedidaDoMural: MedidaDoMural;
  RecorteDoMural: RecorteDoMural;
  GrupoDoMural: ResolverTypeWrapper<GrupoDoMural>;
  DivisaoDoMural: ResolverTypeWrapper<DivisaoDoMural>;
  NumeroDoMural: ResolverTypeWrapper<NumeroDoMural>;
  NumerosDoMural: ResolverTypeWrapper<NumerosDoMural>;
  AvisoDoSistema: ResolverTypeWrapper<AvisoDoSistemaModel>;
  ListaDaInstituicao: ListaDaInstituicao;
  SituacaoDaEntrada: SituacaoDaEntrada;
  TipoDeUso: TipoDeUso;
  EntradaDeLista: ResolverTypeWrapper<EntradaDeListaModel>;
  EntradaDeListaConnection: ResolverTypeWrapper<Omit<EntradaDeListaConnection, 'edges'> & { edges: Array<ResolversTypes['EntradaDeListaEdge']> }>;
  EntradaDeListaEdge: ResolverTypeWrapper<Omit<EntradaDeListaEdge, 'node'> & { node: ResolversTypes['EntradaDeLista'] }>;
  UsoDaEntrada: ResolverTypeWrapper<UsoDaEntradaModel>;
  Juncao: ResolverTypeWrapper<JuncaoModel>;
  Administracao: ResolverTypeWrapper<AdministracaoModel>;
  TipoDeDocumento: TipoDeDocumento;
  VersaoDeDocumento: ResolverTypeWrapper<VersaoDeDocumento>;
  Documento: ResolverTypeWrapper<DocumentoModel>;
  DocumentoEditavel: ResolverTypeWrapper<DocumentoEditavelModel>;
  RegraDeRetencao: ResolverTypeWrapper<RegraDeRetencaoModel>;
  TipoDeCaso: TipoDeCaso;
  MotivoDaDenuncia: MotivoDaDenuncia;
  SituacaoDoCaso: SituacaoDoCaso;
  AtoDeModeracao: AtoDeModeracao;
  CopiaDoDenunciado: ResolverTypeWrapper<CopiaDoDenunciado>;
  Denuncia: ResolverTypeWrapper<Denuncia>;
  DecisaoDoCaso: ResolverTypeWrapper<DecisaoDoCaso>;
  Contestacao: ResolverTypeWrapper<Contestacao>;
  Caso: ResolverTypeWrapper<CasoModel>;
  CasoDetalhado: ResolverTypeWrapper<CasoDetalhadoModel>;
  CasoConnection: ResolverTypeWrapper<Omit<CasoConnection, 'edges'> & { edges: Array<ResolversTypes['CasoEdge']> }>;
  CasoEdge: ResolverTypeWrapper<Omit<CasoEdge, 'node'> & { node: ResolversTypes['Caso'] }>;
  Moderacao: ResolverTypeWrapper<ModeracaoModel>;
  DecisaoRecebida: ResolverTypeWrapper<DecisaoRecebidaModel>;
  Ocultacao: ResolverTypeWrapper<Ocultacao>;
  PrimeiraRevisao: ResolverTypeWrapper<PrimeiraRevisao>;
  Papel: Papel;
  PapelDaConta: PapelDaConta;
  Viewer: ResolverTypeWrapper<Sessao>;
  Audiencia: Audiencia;
  Privacidade: ResolverTypeWrapper<PrivacidadeModel>;
  DocumentoLido: DocumentoLido;
  PapelDeLeitor: PapelDeLeitor;
  Leitura: ResolverTypeWrapper<LeituraModel>;
  LeituraConnection: ResolverTypeWrapper<Omit<LeituraConnection, 'edges'> & { edges: Array<ResolversTypes['LeituraEdge']> }>;
  LeituraEdge: ResolverTypeWrapper<Omit<LeituraEdge, 'node'> & { node: ResolversTypes['Leitura'] }>;
  Bloqueio: ResolverTypeWrapper<Omit<Bloqueio, 'pessoa'> & { pessoa: ResolversTypes['Pessoa'] }>;
  BuscaSalva: ResolverTypeWrapper<BuscaSalvaModel>;
  TipoDeBusca: TipoDeBusca;
  ModoDeBusca: ModoDeBusca;
  FiltroSalvo: ResolverTypeWrapper<FiltroSalvo>;
  NaoLidas: ResolverTypeWrapper<NaoLidasModel>;
  Pessoa: ResolverTypeWrapper<PessoaModel>;
  Usuario: ResolverTypeWrapper<UsuarioModel>;
  ObjetivoPrincipal: ObjetivoPrincipal;
  Interesse: ResolverTypeWrapper<InteresseModel>;
  CategoriaDeInteresse: ResolverTypeWrapper<CategoriaDeInteresseModel>;
  Departamento: ResolverTypeWrapper<DepartamentoModel>;
  Local: ResolverTypeWrapper<LocalModel>;
  TipoDeVaga: TipoDeVaga;
  OpcaoDeTipo: ResolverTypeWrapper<OpcaoDeTipoModel>;
  StatusDaVaga: StatusDaVaga;
  Beneficio: Beneficio;
  Modalidade: Modalidade;
  Vaga: ResolverTypeWrapper<VagaModel>;
  OrigemDaVisita: OrigemDaVisita;
  PassoNaVaga: PassoNaVaga;
  Alcance: ResolverTypeWrapper<Alcance>;
  OrigemDoAlcance: ResolverTypeWrapper<OrigemDoAlcance>;
  DiaDoAlcance: ResolverTypeWrapper<DiaDoAlcance>;
  PapelNaVaga: PapelNaVaga;
  Gestor: ResolverTypeWrapper<GestorModel>;
  Convite: ResolverTypeWrapper<ConviteModel>;
  Pendencias: ResolverTypeWrapper<Omit<Pendencias, 'novas' | 'novasPorVaga' | 'respostas'> & { novas: Array<ResolversTypes['CandidaturaNova']>, novasPorVaga: Array<ResolversTypes['NovasDaVaga']>, respostas: Array<ResolversTypes['RespostaPendente']> }>;
  CandidaturaNova: ResolverTypeWrapper<CandidaturaNovaModel>;
  NovasDaVaga: ResolverTypeWrapper<NovasDaVagaModel>;
  RespostaPendente: ResolverTypeWrapper<RespostaPendenteModel>;
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
  MinhaVagaConnection: ResolverTypeWrapper<Omit<MinhaVagaConnection, 'edges'> & { edges: Array<ResolversTypes['VagaEdge']> }>;
  VagaFiltro: VagaFiltro;
  OrdemDeVagas: OrdemDeVagas;
  EtapaDaCandidatura: EtapaDaCandidatura;
  Candidatura: ResolverTypeWrapper<CandidaturaModel>;
  Candidato: ResolverTypeWrapper<CandidatoModel>;
  HistoricoEscolar: ResolverTypeWrapper<HistoricoEscolar>;
  DisciplinaConcluida: ResolverTypeWrapper<DisciplinaConcluida>;
  Avaliacao: ResolverTypeWrapper<AvaliacaoModel>;
  TipoDePergunta: TipoDePergunta;
  PedidoDeArquivo: PedidoDeArquivo;
  Pergunta: ResolverTypeWrapper<PerguntaModel>;
  PedidoDaVaga: ResolverTypeWrapper<PedidoDaVagaModel>;
  Resposta: ResolverTypeWrapper<RespostaModel>;
  ArquivoDaCandidatura: ResolverTypeWrapper<ArquivoDaCandidatura>;
  RespostasDaCandidatura: ResolverTypeWrapper<RespostasDaCandidaturaModel>;
  AtendimentoNaVaga: ResolverTypeWrapper<AtendimentoNaVagaModel>;
  Anotacao: ResolverTypeWrapper<AnotacaoModel>;
  MudancaDeEtapa: ResolverTypeWrapper<Omit<MudancaDeEtapa, 'por'> & { por?: Maybe<ResolversTypes['Pessoa']> }>;
  Selecao: ResolverTypeWrapper<SelecaoModel>;
  Horario: ResolverTypeWrapper<HorarioModel>;
  CandidaturaConnection: ResolverTypeWrapper<Omit<CandidaturaConnection, 'edges'> & { edges: Array<ResolversTypes['CandidaturaEdge']> }>;
  ContagemDaEtapa: ResolverTypeWrapper<ContagemDaEtapa>;
  CandidaturaEdge: ResolverTypeWrapper<Omit<CandidaturaEdge, 'node'> & { node: ResolversTypes['Candidatura'] }>;
  VagaOriginal: ResolverTypeWrapper<VagaOriginalModel>;
  CampoDaVaga: CampoDaVaga;
  SituacaoDaCandidatura: ResolverTypeWrapper<Situacao>;
  Conversa: ResolverTypeWrapper<ConversaModel>;
  ConversaConnection: ResolverTypeWrapper<Omit<ConversaConnection, 'edges'> & { edges: Array<ResolversTypes['ConversaEdge']> }>;
  ConversaEdge: ResolverTypeWrapper<Omit<ConversaEdge, 'node'> & { node: ResolversTypes['Conversa'] }>;
  Mensagem: ResolverTypeWrapper<MensagemModel>;
  MensagemEncontrada: ResolverTypeWrapper<Omit<MensagemEncontrada, 'pessoa' | 'mensagem'> & { pessoa: ResolversTypes['Pessoa'], mensagem: ResolversTypes['Mensagem'] }>;
  MensagemConnection: ResolverTypeWrapper<Omit<MensagemConnection, 'edges'> & { edges: Array<ResolversTypes['MensagemEdge']> }>;
  MensagemEdge: ResolverTypeWrapper<Omit<MensagemEdge, 'node'> & { node: ResolversTypes['Mensagem'] }>;
  SituacaoDaDisciplina: SituacaoDaDisciplina;
  ClassificacaoDaDisciplina: ClassificacaoDaDisciplina;
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
  AlvoDaNotificacao: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlvoDaNotificacao']>;
  AcaoDaNotificacao: ResolverTypeWrapper<AcaoDaNotificacao>;
  NotificacaoConnection: ResolverTypeWrapper<Omit<NotificacaoConnection, 'edges'> & { edges: Array<ResolversTypes['NotificacaoEdge']> }>;
  NotificacaoEdge: ResolverTypeWrapper<Omit<NotificacaoEdge, 'node'> & { node: ResolversTypes['Notificacao'] }>;
  TipoDeAviso: TipoDeAviso;
  ModoDeAviso: ModoDeAviso;
  Aviso: ResolverTypeWrapper<AvisoModel>;
  Agenda: ResolverTypeWrapper<AgendaModel>;
  NoAparelho: ResolverTypeWrapper<Omit<NoAparelho, 'aparelho'> & { aparelho?: Maybe<ResolversTypes['Aparelho']> }>;
  Aparelho: ResolverTypeWrapper<AparelhoModel>;
  MeusDados: ResolverTypeWrapper<MeusDadosModel>;
  SituacaoDaCopia: SituacaoDaCopia;
  CopiaDosDados: ResolverTypeWrapper<CopiaDosDadosModel>;
  ExclusaoDaConta: ResolverTypeWrapper<ExclusaoDaContaModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  EntrarInput: EntrarInput;
  EntrarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntrarResult']>;
  EntrarSuccess: ResolverTypeWrapper<EntrarSuccess>;
  ContaSuspensa: ResolverTypeWrapper<ContaSuspensa>;
  SoPelaUniversidade: ResolverTypeWrapper<SoPelaUniversidade>;
  CredenciaisInvalidas: ResolverTypeWrapper<CredenciaisInvalidas>;
  EmailNaoVerificado: ResolverTypeWrapper<NaoVerificado>;
  PapelNaoPermitido: ResolverTypeWrapper<PapelNaoPermitido>;
  EntrarPorLinkInput: EntrarPorLinkInput;
  EntrarPorLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntrarPorLinkResult']>;
  EntrarPorLinkSuccess: ResolverTypeWrapper<EntrarPorLinkSuccess>;
  SegundoFatorPedido: ResolverTypeWrapper<SegundoFatorPedido>;
  ConfirmarEntradaInput: ConfirmarEntradaInput;
  ConfirmarEntradaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmarEntradaResult']>;
  ConfirmarEntradaSuccess: ResolverTypeWrapper<ConfirmarEntradaSuccess>;
  SegundoFator: ResolverTypeWrapper<SegundoFator>;
  AplicativoDeCodigo: ResolverTypeWrapper<AplicativoDeCodigo>;
  ChaveDeAcesso: ResolverTypeWrapper<ChaveDeAcesso>;
  FimDoDesafio: FimDoDesafio;
  AbrirDesafioInput: AbrirDesafioInput;
  AbrirDesafioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AbrirDesafioResult']>;
  AbrirDesafioSuccess: ResolverTypeWrapper<AbrirDesafioSuccess>;
  SegundoFatorRecusado: ResolverTypeWrapper<SegundoFatorRecusado>;
  AdicionarSegundoFatorInput: AdicionarSegundoFatorInput;
  AdicionarSegundoFatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdicionarSegundoFatorResult']>;
  AdicionarSegundoFatorSuccess: ResolverTypeWrapper<Omit<AdicionarSegundoFatorSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RemoverSegundoFatorInput: RemoverSegundoFatorInput;
  RemoverSegundoFatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoverSegundoFatorResult']>;
  RemoverSegundoFatorSuccess: ResolverTypeWrapper<Omit<RemoverSegundoFatorSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RenovarCodigosInput: RenovarCodigosInput;
  RenovarCodigosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenovarCodigosResult']>;
  RenovarCodigosSuccess: ResolverTypeWrapper<Omit<RenovarCodigosSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  PedirLinkDeEntradaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PedirLinkDeEntradaResult']>;
  PedirLinkDeEntradaSuccess: ResolverTypeWrapper<PedirLinkDeEntradaSuccess>;
  LinkDeEntradaIndisponivel: ResolverTypeWrapper<LinkDeEntradaIndisponivel>;
  ComecarEntradaPelaUniversidadeInput: ComecarEntradaPelaUniversidadeInput;
  ComecarEntradaPelaUniversidadeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ComecarEntradaPelaUniversidadeResult']>;
  ComecarEntradaPelaUniversidadeSuccess: ResolverTypeWrapper<ComecarEntradaPelaUniversidadeSuccess>;
  UniversidadeIndisponivel: ResolverTypeWrapper<UniversidadeIndisponivel>;
  EntrarPelaUniversidadeInput: EntrarPelaUniversidadeInput;
  EntrarPelaUniversidadeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntrarPelaUniversidadeResult']>;
  EntrarPelaUniversidadeSuccess: ResolverTypeWrapper<EntrarPelaUniversidadeSuccess>;
  ContaAProvar: ResolverTypeWrapper<ContaAProvar>;
  EntradaPelaUniversidadeRecusada: ResolverTypeWrapper<EntradaPelaUniversidadeRecusada>;
  ProvarContaInput: ProvarContaInput;
  ProvarContaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProvarContaResult']>;
  ProvarContaSuccess: ResolverTypeWrapper<ProvarContaSuccess>;
  SairResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SairResult']>;
  SairSuccess: ResolverTypeWrapper<SairSuccess>;
  SessaoAberta: ResolverTypeWrapper<SessaoAberta>;
  EncerrarSessaoInput: EncerrarSessaoInput;
  EncerrarSessaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EncerrarSessaoResult']>;
  EncerrarSessaoSuccess: ResolverTypeWrapper<Omit<EncerrarSessaoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SessaoJaEncerrada: ResolverTypeWrapper<Omit<SessaoJaEncerrada, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  EncerrarOutrasSessoesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EncerrarOutrasSessoesResult']>;
  EncerrarOutrasSessoesSuccess: ResolverTypeWrapper<EncerrarOutrasSessoesSuccess>;
  MudarSenhaInput: MudarSenhaInput;
  MudarSenhaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MudarSenhaResult']>;
  MudarSenhaSuccess: ResolverTypeWrapper<MudarSenhaSuccess>;
  MeuEmail: ResolverTypeWrapper<MeuEmail>;
  EmailPendente: ResolverTypeWrapper<EmailPendente>;
  PedirMudancaDeEmailInput: PedirMudancaDeEmailInput;
  PedirMudancaDeEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PedirMudancaDeEmailResult']>;
  PedirMudancaDeEmailSuccess: ResolverTypeWrapper<Omit<PedirMudancaDeEmailSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CancelarMudancaDeEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelarMudancaDeEmailResult']>;
  CancelarMudancaDeEmailSuccess: ResolverTypeWrapper<Omit<CancelarMudancaDeEmailSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CadastrarInput: CadastrarInput;
  CadastrarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CadastrarResult']>;
  CadastrarSuccess: ResolverTypeWrapper<CadastrarSuccess>;
  ContaCriadaSemInteresses: ResolverTypeWrapper<ContaCriadaSemInteresses>;
  VerificarEmailInput: VerificarEmailInput;
  VerificarEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerificarEmailResult']>;
  VerificarEmailSuccess: ResolverTypeWrapper<VerificarEmailSuccess>;
  CadastroDeOutroNavegador: ResolverTypeWrapper<CadastroDeOutroNavegador>;
  Cadastro: ResolverTypeWrapper<Cadastro>;
  TokenRecusado: ResolverTypeWrapper<TokenRecusado>;
  EmailDaContaInput: EmailDaContaInput;
  ReenviarVerificacaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReenviarVerificacaoResult']>;
  ReenviarVerificacaoSuccess: ResolverTypeWrapper<ReenviarVerificacaoSuccess>;
  ReenvioIndisponivel: ResolverTypeWrapper<ReenvioIndisponivel>;
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
  CandidatarSuccess: ResolverTypeWrapper<Candidatado>;
  JaCandidatado: ResolverTypeWrapper<Omit<JaCandidatado, 'situacao'> & { situacao: ResolversTypes['SituacaoDaCandidatura'] }>;
  CandidaturaRecusada: ResolverTypeWrapper<CandidaturaRecusada>;
  CancelarCandidaturaInput: CancelarCandidaturaInput;
  CancelarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelarCandidaturaResult']>;
  CancelamentoRecusado: ResolverTypeWrapper<Omit<CancelamentoRecusado, 'situacao'> & { situacao: ResolversTypes['SituacaoDaCandidatura'] }>;
  CompartilharHistoricoInput: CompartilharHistoricoInput;
  CompartilharHistoricoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompartilharHistoricoResult']>;
  CompartilharHistoricoSuccess: ResolverTypeWrapper<Omit<CompartilharHistoricoSuccess, 'candidatura'> & { candidatura?: Maybe<ResolversTypes['Candidatura']> }>;
  ResponderPerguntasInput: ResponderPerguntasInput;
  ResponderPerguntasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResponderPerguntasResult']>;
  ResponderPerguntasSuccess: ResolverTypeWrapper<Omit<ResponderPerguntasSuccess, 'candidatura'> & { candidatura?: Maybe<ResolversTypes['Candidatura']> }>;
  RespostasRecusadas: ResolverTypeWrapper<RespostasRecusadas>;
  RetirarCandidaturaInput: RetirarCandidaturaInput;
  RetirarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetirarCandidaturaResult']>;
  RetirarCandidaturaSuccess: ResolverTypeWrapper<Omit<RetirarCandidaturaSuccess, 'candidatura' | 'situacao' | 'viewer'> & { candidatura?: Maybe<ResolversTypes['Candidatura']>, situacao: ResolversTypes['SituacaoDaCandidatura'], viewer: ResolversTypes['Viewer'] }>;
  RetiradaRecusada: ResolverTypeWrapper<RetiradaRecusada>;
  CandidaturaAMover: CandidaturaAMover;
  MoverCandidaturasInput: MoverCandidaturasInput;
  MoverCandidaturasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoverCandidaturasResult']>;
  MoverCandidaturasSuccess: ResolverTypeWrapper<Movidas>;
  FinalizarSelecaoInput: FinalizarSelecaoInput;
  SemDecisaoInput: SemDecisaoInput;
  FinalizarSelecaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinalizarSelecaoResult']>;
  FinalizarSelecaoSuccess: ResolverTypeWrapper<Finalizada>;
  CandidaturaNaoMovida: ResolverTypeWrapper<NaoMovida>;
  DivulgarResultadoInput: DivulgarResultadoInput;
  DivulgarResultadoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DivulgarResultadoResult']>;
  DivulgarResultadoSuccess: ResolverTypeWrapper<Divulgadas>;
  NadaADivulgar: ResolverTypeWrapper<SemRetidas>;
  CancelarDivulgacaoInput: CancelarDivulgacaoInput;
  CancelarDivulgacaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelarDivulgacaoResult']>;
  CancelarDivulgacaoSuccess: ResolverTypeWrapper<Omit<CancelarDivulgacaoSuccess, 'selecao'> & { selecao?: Maybe<ResolversTypes['Selecao']> }>;
  DefinirLugaresInput: DefinirLugaresInput;
  LugaresAntesInput: LugaresAntesInput;
  DefinirLugaresResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DefinirLugaresResult']>;
  DefinirLugaresSuccess: ResolverTypeWrapper<Omit<DefinirLugaresSuccess, 'selecao'> & { selecao?: Maybe<ResolversTypes['Selecao']> }>;
  DefinirRequisitosInput: DefinirRequisitosInput;
  RequisitosAntesInput: RequisitosAntesInput;
  DisciplinaPedidaInput: DisciplinaPedidaInput;
  DefinirRequisitosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DefinirRequisitosResult']>;
  DefinirRequisitosSuccess: ResolverTypeWrapper<DaVaga>;
  NovoHorario: NovoHorario;
  OferecerHorariosInput: OferecerHorariosInput;
  OferecerHorariosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OferecerHorariosResult']>;
  OferecerHorariosSuccess: ResolverTypeWrapper<DaVaga>;
  RetirarHorarioInput: RetirarHorarioInput;
  RetirarHorarioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetirarHorarioResult']>;
  RetirarHorarioSuccess: ResolverTypeWrapper<DaVaga>;
  EscolherHorarioInput: EscolherHorarioInput;
  EscolherHorarioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EscolherHorarioResult']>;
  EscolherHorarioSuccess: ResolverTypeWrapper<DaVaga>;
  DevolverHorarioInput: DevolverHorarioInput;
  DevolverHorarioResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DevolverHorarioResult']>;
  DevolverHorarioSuccess: ResolverTypeWrapper<DaVaga>;
  HorarioRecusado: ResolverTypeWrapper<Recusado>;
  CancelarCandidaturaSuccess: ResolverTypeWrapper<Omit<CancelarCandidaturaSuccess, 'situacao' | 'viewer'> & { situacao: ResolversTypes['SituacaoDaCandidatura'], viewer: ResolversTypes['Viewer'] }>;
  NaoCandidatado: ResolverTypeWrapper<Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: ResolversTypes['SituacaoDaCandidatura'], viewer: ResolversTypes['Viewer'] }>;
  CriarVagaInput: CriarVagaInput;
  RequisitosInput: RequisitosInput;
  NovaPerguntaInput: NovaPerguntaInput;
  CriarVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CriarVagaResult']>;
  CriarVagaSuccess: ResolverTypeWrapper<Omit<CriarVagaSuccess, 'vagaEdge'> & { vagaEdge?: Maybe<ResolversTypes['VagaEdge']> }>;
  PublicarVagaInput: PublicarVagaInput;
  PublicarVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublicarVagaResult']>;
  PublicarVagaSuccess: ResolverTypeWrapper<Omit<PublicarVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  AtualizarVagaInput: AtualizarVagaInput;
  VagaAntesInput: VagaAntesInput;
  AtualizarVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AtualizarVagaResult']>;
  EdicaoEmConflito: ResolverTypeWrapper<Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  AtualizarVagaSuccess: ResolverTypeWrapper<Omit<AtualizarVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  AlterarStatusDaVagaInput: AlterarStatusDaVagaInput;
  AlterarStatusDaVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlterarStatusDaVagaResult']>;
  AlterarStatusDaVagaSuccess: ResolverTypeWrapper<Omit<AlterarStatusDaVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  PrazoSalvoSemStatus: ResolverTypeWrapper<Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<ResolversTypes['Vaga']> }>;
  ExcluirVagaInput: ExcluirVagaInput;
  ExcluirVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExcluirVagaResult']>;
  ExcluirVagaSuccess: ResolverTypeWrapper<ExcluirVagaSuccess>;
  ConvidarGestorInput: ConvidarGestorInput;
  ConvidadoInput: ConvidadoInput;
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
  MarcarCandidaturaComoLidaInput: MarcarCandidaturaComoLidaInput;
  MarcarCandidaturaComoLidaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarcarCandidaturaComoLidaResult']>;
  MarcarCandidaturaComoLidaSuccess: ResolverTypeWrapper<MarcarCandidaturaComoLidaSuccess>;
  AvaliarCandidaturaInput: AvaliarCandidaturaInput;
  AvaliarCandidaturaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AvaliarCandidaturaResult']>;
  AvaliarCandidaturaSuccess: ResolverTypeWrapper<Omit<AvaliarCandidaturaSuccess, 'avaliacao'> & { avaliacao?: Maybe<ResolversTypes['Avaliacao']> }>;
  AvaliarCandidaturasInput: AvaliarCandidaturasInput;
  AvaliarCandidaturasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AvaliarCandidaturasResult']>;
  AvaliarCandidaturasSuccess: ResolverTypeWrapper<Avaliadas>;
  CandidaturaNaoAvaliada: ResolverTypeWrapper<NaoAvaliada>;
  AnotarCandidaturaInput: AnotarCandidaturaInput;
  DefinirPerguntasInput: DefinirPerguntasInput;
  PerguntasAntesInput: PerguntasAntesInput;
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
  HistoricoAConfirmar: ResolverTypeWrapper<Omit<HistoricoAConfirmar, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  DisciplinaLida: ResolverTypeWrapper<DisciplinaLida>;
  ConfirmarHistoricoInput: ConfirmarHistoricoInput;
  ConfirmarHistoricoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmarHistoricoResult']>;
  ConfirmarHistoricoSuccess: ResolverTypeWrapper<Importado>;
  ImportarHistoricoSuccess: ResolverTypeWrapper<Importado>;
  LinhaIlegivel: ResolverTypeWrapper<LinhaIlegivel>;
  ConexaoInput: ConexaoInput;
  ConectarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConectarResult']>;
  ConectarSuccess: ResolverTypeWrapper<Omit<ConectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversTypes['Conexao']>, viewer: ResolversTypes['Viewer'] }>;
  DesconectarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DesconectarResult']>;
  DesconectarSuccess: ResolverTypeWrapper<Omit<DesconectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversTypes['Conexao']>, viewer: ResolversTypes['Viewer'] }>;
  BloquearInput: BloquearInput;
  BloquearResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BloquearResult']>;
  BloquearSuccess: ResolverTypeWrapper<Omit<BloquearSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  PessoaInexistente: ResolverTypeWrapper<PessoaInexistente>;
  MarcarNotificacoesComoLidasInput: MarcarNotificacoesComoLidasInput;
  MarcarNotificacoesComoLidasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarcarNotificacoesComoLidasResult']>;
  MarcarNotificacoesComoLidasSuccess: ResolverTypeWrapper<Marcadas>;
  RemetenteInput: RemetenteInput;
  SalvarInstituicaoInput: SalvarInstituicaoInput;
  SalvarInstituicaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SalvarInstituicaoResult']>;
  SalvarInstituicaoSuccess: ResolverTypeWrapper<Omit<SalvarInstituicaoSuccess, 'instituicao'> & { instituicao?: Maybe<ResolversTypes['InstituicaoAdministrada']> }>;
  InstituicaoEmConflito: ResolverTypeWrapper<Omit<InstituicaoEmConflito, 'instituicao'> & { instituicao?: Maybe<ResolversTypes['InstituicaoAdministrada']> }>;
  TrocarLogoInput: TrocarLogoInput;
  TrocarLogoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrocarLogoResult']>;
  TrocarLogoSuccess: ResolverTypeWrapper<Omit<TrocarLogoSuccess, 'instituicao'> & { instituicao?: Maybe<ResolversTypes['InstituicaoAdministrada']> }>;
  RemoverLogoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoverLogoResult']>;
  RemoverLogoSuccess: ResolverTypeWrapper<Omit<RemoverLogoSuccess, 'instituicao'> & { instituicao?: Maybe<ResolversTypes['InstituicaoAdministrada']> }>;
  EnviarEmailDeTesteInput: EnviarEmailDeTesteInput;
  EnviarEmailDeTesteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EnviarEmailDeTesteResult']>;
  EnviarEmailDeTesteSuccess: ResolverTypeWrapper<Omit<EnviarEmailDeTesteSuccess, 'resposta'> & { resposta?: Maybe<ResolversTypes['RespostaDoServidorDeEmail']> }>;
  RespostaDoServidorDeEmail: ResolverTypeWrapper<RespostaDoServidorDeEmailModel>;
  DenunciarInput: DenunciarInput;
  DenunciarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DenunciarResult']>;
  DenunciarSuccess: ResolverTypeWrapper<DenunciarSuccess>;
  DecidirCasoInput: DecidirCasoInput;
  DecidirCasoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecidirCasoResult']>;
  DecidirCasoSuccess: ResolverTypeWrapper<Omit<DecidirCasoSuccess, 'caso'> & { caso?: Maybe<ResolversTypes['CasoDetalhado']> }>;
  ContestarInput: ContestarInput;
  ContestarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContestarResult']>;
  ContestarSuccess: ResolverTypeWrapper<Omit<ContestarSuccess, 'decisao'> & { decisao?: Maybe<ResolversTypes['DecisaoRecebida']> }>;
  AgirSobrePessoaInput: AgirSobrePessoaInput;
  AgirSobrePessoaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgirSobrePessoaResult']>;
  AgirSobrePessoaSuccess: ResolverTypeWrapper<Omit<AgirSobrePessoaSuccess, 'pessoa'> & { pessoa?: Maybe<ResolversTypes['PessoaAdministrada']> }>;
  PublicarAvisoDoSistemaInput: PublicarAvisoDoSistemaInput;
  PublicarAvisoDoSistemaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublicarAvisoDoSistemaResult']>;
  PublicarAvisoDoSistemaSuccess: ResolverTypeWrapper<Omit<PublicarAvisoDoSistemaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RetirarAvisoDoSistemaInput: RetirarAvisoDoSistemaInput;
  RetirarAvisoDoSistemaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetirarAvisoDoSistemaResult']>;
  RetirarAvisoDoSistemaSuccess: ResolverTypeWrapper<Omit<RetirarAvisoDoSistemaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SalvarEntradaInput: SalvarEntradaInput;
  SalvarEntradaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SalvarEntradaResult']>;
  SalvarEntradaSuccess: ResolverTypeWrapper<Omit<SalvarEntradaSuccess, 'entrada'> & { entrada?: Maybe<ResolversTypes['EntradaDeLista']> }>;
  JuntarEntradaInput: JuntarEntradaInput;
  JuntarEntradaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JuntarEntradaResult']>;
  JuntarEntradaSuccess: ResolverTypeWrapper<Omit<JuntarEntradaSuccess, 'juncao'> & { juncao?: Maybe<ResolversTypes['Juncao']> }>;
  DesfazerJuncaoInput: DesfazerJuncaoInput;
  DesfazerJuncaoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DesfazerJuncaoResult']>;
  DesfazerJuncaoSuccess: ResolverTypeWrapper<Omit<DesfazerJuncaoSuccess, 'desfeita'> & { desfeita?: Maybe<ResolversTypes['JuncaoDesfeita']> }>;
  JuncaoDesfeita: ResolverTypeWrapper<JuncaoDesfeitaModel>;
  SituacaoDaLinha: SituacaoDaLinha;
  ImportarListaInput: ImportarListaInput;
  ImportarListaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportarListaResult']>;
  ImportarListaSuccess: ResolverTypeWrapper<Omit<ImportarListaSuccess, 'importacao'> & { importacao?: Maybe<ResolversTypes['ImportacaoDeLista']> }>;
  ImportacaoDeLista: ResolverTypeWrapper<ImportacaoDeListaModel>;
  LinhaDaImportacao: ResolverTypeWrapper<LinhaDaImportacaoModel>;
  ImportarPessoasInput: ImportarPessoasInput;
  ImportarPessoasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportarPessoasResult']>;
  ImportarPessoasSuccess: ResolverTypeWrapper<Omit<ImportarPessoasSuccess, 'importacao'> & { importacao?: Maybe<ResolversTypes['ImportacaoDePessoas']> }>;
  ImportacaoDePessoas: ResolverTypeWrapper<ImportacaoDePessoasModel>;
  PessoaImportada: ResolverTypeWrapper<PessoaImportadaModel>;
  TipoDeLinhaDaImportacao: TipoDeLinhaDaImportacao;
  MudancaDaImportacao: ResolverTypeWrapper<MudancaDaImportacao>;
  MudarAvisoInput: MudarAvisoInput;
  MudarAvisoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MudarAvisoResult']>;
  MudarAvisoSuccess: ResolverTypeWrapper<Omit<MudarAvisoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  AceitarDocumentosInput: AceitarDocumentosInput;
  AceitarDocumentosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AceitarDocumentosResult']>;
  AceitarDocumentosSuccess: ResolverTypeWrapper<Omit<AceitarDocumentosSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SalvarDocumentoInput: SalvarDocumentoInput;
  SalvarDocumentoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SalvarDocumentoResult']>;
  SalvarDocumentoSuccess: ResolverTypeWrapper<Omit<SalvarDocumentoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ConfirmarPrazoInput: ConfirmarPrazoInput;
  ConfirmarPrazoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmarPrazoResult']>;
  ConfirmarPrazoSuccess: ResolverTypeWrapper<Omit<ConfirmarPrazoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  MudarPrivacidadeInput: MudarPrivacidadeInput;
  MudarPrivacidadeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MudarPrivacidadeResult']>;
  MudarPrivacidadeSuccess: ResolverTypeWrapper<Omit<MudarPrivacidadeSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  AbrirAgendaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AbrirAgendaResult']>;
  AbrirAgendaSuccess: ResolverTypeWrapper<Omit<AbrirAgendaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  FecharAgendaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FecharAgendaResult']>;
  FecharAgendaSuccess: ResolverTypeWrapper<Omit<FecharAgendaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  LigarAparelhoInput: LigarAparelhoInput;
  LigarAparelhoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LigarAparelhoResult']>;
  LigarAparelhoSuccess: ResolverTypeWrapper<Omit<LigarAparelhoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  AparelhoRecusado: ResolverTypeWrapper<AparelhoRecusado>;
  DesligarAparelhoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DesligarAparelhoResult']>;
  DesligarAparelhoSuccess: ResolverTypeWrapper<Omit<DesligarAparelhoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  TestarAparelhoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TestarAparelhoResult']>;
  TestarAparelhoSuccess: ResolverTypeWrapper<Omit<TestarAparelhoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  PedirCopiaDosDadosResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PedirCopiaDosDadosResult']>;
  PedirCopiaDosDadosSuccess: ResolverTypeWrapper<Omit<PedirCopiaDosDadosSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ExcluirContaInput: ExcluirContaInput;
  ExcluirContaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExcluirContaResult']>;
  ExcluirContaSuccess: ResolverTypeWrapper<Omit<ExcluirContaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ManterContaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ManterContaResult']>;
  ManterContaSuccess: ResolverTypeWrapper<Omit<ManterContaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  EscolherColunasInput: EscolherColunasInput;
  EscolherColunasResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EscolherColunasResult']>;
  EscolherColunasSuccess: ResolverTypeWrapper<Omit<EscolherColunasSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SalvarBuscaInput: SalvarBuscaInput;
  SalvarBuscaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SalvarBuscaResult']>;
  SalvarBuscaSuccess: ResolverTypeWrapper<Omit<SalvarBuscaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  BuscasCheias: ResolverTypeWrapper<BuscasCheias>;
  SeguirInput: SeguirInput;
  SeguirResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SeguirResult']>;
  SeguirSuccess: ResolverTypeWrapper<Omit<SeguirSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  AlvoInexistente: ResolverTypeWrapper<AlvoInexistente>;
  MudarBuscaInput: MudarBuscaInput;
  MudarBuscaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MudarBuscaResult']>;
  MudarBuscaSuccess: ResolverTypeWrapper<Omit<MudarBuscaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  BuscaInexistente: ResolverTypeWrapper<BuscaInexistente>;
  ApagarBuscaInput: ApagarBuscaInput;
  ApagarBuscaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApagarBuscaResult']>;
  ApagarBuscaSuccess: ResolverTypeWrapper<Omit<ApagarBuscaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SalvarVagaInput: SalvarVagaInput;
  SalvarVagaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SalvarVagaResult']>;
  SalvarVagaSuccess: ResolverTypeWrapper<Omit<SalvarVagaSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RegistrarPassoInput: RegistrarPassoInput;
  RegistrarPassoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegistrarPassoResult']>;
  RegistrarPassoSuccess: ResolverTypeWrapper<RegistrarPassoSuccess>;
  VagaInexistente: ResolverTypeWrapper<VagaInexistente>;
  SalvasCheias: ResolverTypeWrapper<SalvasCheias>;
  SalvasIndisponiveis: ResolverTypeWrapper<SalvasIndisponiveis>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Novidade: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Novidade']>;
  Ligado: ResolverTypeWrapper<LigadoModel>;
  SelecaoMudou: ResolverTypeWrapper<DaVaga>;
  VagaMudou: ResolverTypeWrapper<DaVaga>;
  MensagensLidas: ResolverTypeWrapper<MensagensLidas>;
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
  Mural: MuralModel;
  ContagemPorTipo: ContagemPorTipo;
  ContagensDeVagas: ContagensDeVagas;
  ContagemPorDepartamento: ContagemPorDepartamento;
  ContagemPorBeneficio: ContagemPorBeneficio;
  ContagemPorModalidade: ContagemPorModalidade;
  ContagemPorHorasMinimas: ContagemPorHorasMinimas;
  VagaDoMural: VagaDoMuralModel;
  VagaPublica: VagaPublicaModel;
  Float: Scalars['Float']['output'];
  PessoaAdministrada: PessoaAdministradaModel;
  PessoaAdministradaConnection: Omit<PessoaAdministradaConnection, 'edges'> & { edges: Array<ResolversParentTypes['PessoaAdministradaEdge']> };
  PessoaAdministradaEdge: Omit<PessoaAdministradaEdge, 'node'> & { node: ResolversParentTypes['PessoaAdministrada'] };
  LinhaDaAuditoria: LinhaDaAuditoriaModel;
  LinhaDaAuditoriaConnection: Omit<LinhaDaAuditoriaConnection, 'edges'> & { edges: Array<ResolversParentTypes['LinhaDaAuditoriaEdge']> };
  LinhaDaAuditoriaEdge: Omit<LinhaDaAuditoriaEdge, 'node'> & { node: ResolversParentTypes['LinhaDaAuditoria'] };
  ParteDoMural: ParteDoMural;
  VisaoGeral: VisaoGeral;
  Remetente: Remetente;
  InstituicaoAdministrada: InstituicaoAdministradaModel;
  GrupoDoMural: GrupoDoMural;
  DivisaoDoMural: DivisaoDoMural;
  NumeroDoMural: NumeroDoMural;
  NumerosDoMural: NumerosDoMural;
  AvisoDoSistema: AvisoDoSistemaModel;
  EntradaDeLista: EntradaDeListaModel;
  EntradaDeListaConnection: Omit<EntradaDeListaConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntradaDeListaEdge']> };
  EntradaDeListaEdge: Omit<EntradaDeListaEdge, 'node'> & { node: ResolversParentTypes['EntradaDeLista'] };
  UsoDaEntrada: UsoDaEntradaModel;
  Juncao: JuncaoModel;
  Administracao: AdministracaoModel;
  VersaoDeDocumento: VersaoDeDocumento;
  Documento: DocumentoModel;
  DocumentoEditavel: DocumentoEditavelModel;
  RegraDeRetencao: RegraDeRetencaoModel;
  CopiaDoDenunciado: CopiaDoDenunciado;
  Denuncia: Denuncia;
  DecisaoDoCaso: DecisaoDoCaso;
  Contestacao: Contestacao;
  Caso: CasoModel;
  CasoDetalhado: CasoDetalhadoModel;
  CasoConnection: Omit<CasoConnection, 'edges'> & { edges: Array<ResolversParentTypes['CasoEdge']> };
  CasoEdge: Omit<CasoEdge, 'node'> & { node: ResolversParentTypes['Caso'] };
  Moderacao: ModeracaoModel;
  DecisaoRecebida: DecisaoRecebidaModel;
  Ocultacao: Ocultacao;
  PrimeiraRevisao: PrimeiraRevisao;
  Viewer: Sessao;
  Privacidade: PrivacidadeModel;
  Leitura: LeituraModel;
  LeituraConnection: Omit<LeituraConnection, 'edges'> & { edges: Array<ResolversParentTypes['LeituraEdge']> };
  LeituraEdge: Omit<LeituraEdge, 'node'> & { node: ResolversParentTypes['Leitura'] };
  Bloqueio: Omit<Bloqueio, 'pessoa'> & { pessoa: ResolversParentTypes['Pessoa'] };
  BuscaSalva: BuscaSalvaModel;
  FiltroSalvo: FiltroSalvo;
  NaoLidas: NaoLidasModel;
  Pessoa: PessoaModel;
  Usuario: UsuarioModel;
  Interesse: InteresseModel;
  CategoriaDeInteresse: CategoriaDeInteresseModel;
  Departamento: DepartamentoModel;
  Local: LocalModel;
  OpcaoDeTipo: OpcaoDeTipoModel;
  Vaga: VagaModel;
  Alcance: Alcance;
  OrigemDoAlcance: OrigemDoAlcance;
  DiaDoAlcance: DiaDoAlcance;
  Gestor: GestorModel;
  Convite: ConviteModel;
  Pendencias: Omit<Pendencias, 'novas' | 'novasPorVaga' | 'respostas'> & { novas: Array<ResolversParentTypes['CandidaturaNova']>, novasPorVaga: Array<ResolversParentTypes['NovasDaVaga']>, respostas: Array<ResolversParentTypes['RespostaPendente']> };
  CandidaturaNova: CandidaturaNovaModel;
  NovasDaVaga: NovasDaVagaModel;
  RespostaPendente: RespostaPendenteModel;
  Requisitos: RequisitosModel;
  DisciplinaPedida: DisciplinaPedida;
  Atendimento: AtendimentoModel;
  ItemDoAtendimento: ItemDoAtendimento;
  DisciplinaDaUniversidade: DisciplinaDaUniversidadeModel;
  AtendimentoDaCandidatura: AtendimentoDaCandidaturaModel;
  Recomendacao: Recomendacao;
  VagaConnection: Omit<VagaConnection, 'edges' | 'pageCursors'> & { edges: Array<ResolversParentTypes['VagaEdge']>, pageCursors: ResolversParentTypes['PageCursors'] };
  VagaEdge: Omit<VagaEdge, 'node'> & { node: ResolversParentTypes['Vaga'] };
  MinhaVagaConnection: Omit<MinhaVagaConnection, 'edges'> & { edges: Array<ResolversParentTypes['VagaEdge']> };
  VagaFiltro: VagaFiltro;
  Candidatura: CandidaturaModel;
  Candidato: CandidatoModel;
  HistoricoEscolar: HistoricoEscolar;
  DisciplinaConcluida: DisciplinaConcluida;
  Avaliacao: AvaliacaoModel;
  Pergunta: PerguntaModel;
  PedidoDaVaga: PedidoDaVagaModel;
  Resposta: RespostaModel;
  ArquivoDaCandidatura: ArquivoDaCandidatura;
  RespostasDaCandidatura: RespostasDaCandidaturaModel;
  AtendimentoNaVaga: AtendimentoNaVagaModel;
  Anotacao: AnotacaoModel;
  MudancaDeEtapa: Omit<MudancaDeEtapa, 'por'> & { por?: Maybe<ResolversParentTypes['Pessoa']> };
  Selecao: SelecaoModel;
  Horario: HorarioModel;
  CandidaturaConnection: Omit<CandidaturaConnection, 'edges'> & { edges: Array<ResolversParentTypes['CandidaturaEdge']> };
  ContagemDaEtapa: ContagemDaEtapa;
  CandidaturaEdge: Omit<CandidaturaEdge, 'node'> & { node: ResolversParentTypes['Candidatura'] };
  VagaOriginal: VagaOriginalModel;
  SituacaoDaCandidatura: Situacao;
  Conversa: ConversaModel;
  ConversaConnection: Omit<ConversaConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConversaEdge']> };
  ConversaEdge: Omit<ConversaEdge, 'node'> & { node: ResolversParentTypes['Conversa'] };
  Mensagem: MensagemModel;
  MensagemEncontrada: Omit<MensagemEncontrada, 'pessoa' | 'mensagem'> & { pessoa: ResolversParentTypes['Pessoa'], mensagem: ResolversParentTypes['Mensagem'] };
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
  AlvoDaNotificacao: ResolversUnionTypes<ResolversParentTypes>['AlvoDaNotificacao'];
  AcaoDaNotificacao: AcaoDaNotificacao;
  NotificacaoConnection: Omit<NotificacaoConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificacaoEdge']> };
  NotificacaoEdge: Omit<NotificacaoEdge, 'node'> & { node: ResolversParentTypes['Notificacao'] };
  Aviso: AvisoModel;
  Agenda: AgendaModel;
  NoAparelho: Omit<NoAparelho, 'aparelho'> & { aparelho?: Maybe<ResolversParentTypes['Aparelho']> };
  Aparelho: AparelhoModel;
  MeusDados: MeusDadosModel;
  CopiaDosDados: CopiaDosDadosModel;
  ExclusaoDaConta: ExclusaoDaContaModel;
  Query: Record<PropertyKey, never>;
  EntrarInput: EntrarInput;
  EntrarResult: ResolversUnionTypes<ResolversParentTypes>['EntrarResult'];
  EntrarSuccess: EntrarSuccess;
  ContaSuspensa: ContaSuspensa;
  SoPelaUniversidade: SoPelaUniversidade;
  CredenciaisInvalidas: CredenciaisInvalidas;
  EmailNaoVerificado: NaoVerificado;
  PapelNaoPermitido: PapelNaoPermitido;
  EntrarPorLinkInput: EntrarPorLinkInput;
  EntrarPorLinkResult: ResolversUnionTypes<ResolversParentTypes>['EntrarPorLinkResult'];
  EntrarPorLinkSuccess: EntrarPorLinkSuccess;
  SegundoFatorPedido: SegundoFatorPedido;
  ConfirmarEntradaInput: ConfirmarEntradaInput;
  ConfirmarEntradaResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmarEntradaResult'];
  ConfirmarEntradaSuccess: ConfirmarEntradaSuccess;
  SegundoFator: SegundoFator;
  AplicativoDeCodigo: AplicativoDeCodigo;
  ChaveDeAcesso: ChaveDeAcesso;
  AbrirDesafioInput: AbrirDesafioInput;
  AbrirDesafioResult: ResolversUnionTypes<ResolversParentTypes>['AbrirDesafioResult'];
  AbrirDesafioSuccess: AbrirDesafioSuccess;
  SegundoFatorRecusado: SegundoFatorRecusado;
  AdicionarSegundoFatorInput: AdicionarSegundoFatorInput;
  AdicionarSegundoFatorResult: ResolversUnionTypes<ResolversParentTypes>['AdicionarSegundoFatorResult'];
  AdicionarSegundoFatorSuccess: Omit<AdicionarSegundoFatorSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RemoverSegundoFatorInput: RemoverSegundoFatorInput;
  RemoverSegundoFatorResult: ResolversUnionTypes<ResolversParentTypes>['RemoverSegundoFatorResult'];
  RemoverSegundoFatorSuccess: Omit<RemoverSegundoFatorSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RenovarCodigosInput: RenovarCodigosInput;
  RenovarCodigosResult: ResolversUnionTypes<ResolversParentTypes>['RenovarCodigosResult'];
  RenovarCodigosSuccess: Omit<RenovarCodigosSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  PedirLinkDeEntradaResult: ResolversUnionTypes<ResolversParentTypes>['PedirLinkDeEntradaResult'];
  PedirLinkDeEntradaSuccess: PedirLinkDeEntradaSuccess;
  LinkDeEntradaIndisponivel: LinkDeEntradaIndisponivel;
  ComecarEntradaPelaUniversidadeInput: ComecarEntradaPelaUniversidadeInput;
  ComecarEntradaPelaUniversidadeResult: ResolversUnionTypes<ResolversParentTypes>['ComecarEntradaPelaUniversidadeResult'];
  ComecarEntradaPelaUniversidadeSuccess: ComecarEntradaPelaUniversidadeSuccess;
  UniversidadeIndisponivel: UniversidadeIndisponivel;
  EntrarPelaUniversidadeInput: EntrarPelaUniversidadeInput;
  EntrarPelaUniversidadeResult: ResolversUnionTypes<ResolversParentTypes>['EntrarPelaUniversidadeResult'];
  EntrarPelaUniversidadeSuccess: EntrarPelaUniversidadeSuccess;
  ContaAProvar: ContaAProvar;
  EntradaPelaUniversidadeRecusada: EntradaPelaUniversidadeRecusada;
  ProvarContaInput: ProvarContaInput;
  ProvarContaResult: ResolversUnionTypes<ResolversParentTypes>['ProvarContaResult'];
  ProvarContaSuccess: ProvarContaSuccess;
  SairResult: ResolversUnionTypes<ResolversParentTypes>['SairResult'];
  SairSuccess: SairSuccess;
  SessaoAberta: SessaoAberta;
  EncerrarSessaoInput: EncerrarSessaoInput;
  EncerrarSessaoResult: ResolversUnionTypes<ResolversParentTypes>['EncerrarSessaoResult'];
  EncerrarSessaoSuccess: Omit<EncerrarSessaoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SessaoJaEncerrada: Omit<SessaoJaEncerrada, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  EncerrarOutrasSessoesResult: ResolversUnionTypes<ResolversParentTypes>['EncerrarOutrasSessoesResult'];
  EncerrarOutrasSessoesSuccess: EncerrarOutrasSessoesSuccess;
  MudarSenhaInput: MudarSenhaInput;
  MudarSenhaResult: ResolversUnionTypes<ResolversParentTypes>['MudarSenhaResult'];
  MudarSenhaSuccess: MudarSenhaSuccess;
  MeuEmail: MeuEmail;
  EmailPendente: EmailPendente;
  PedirMudancaDeEmailInput: PedirMudancaDeEmailInput;
  PedirMudancaDeEmailResult: ResolversUnionTypes<ResolversParentTypes>['PedirMudancaDeEmailResult'];
  PedirMudancaDeEmailSuccess: Omit<PedirMudancaDeEmailSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CancelarMudancaDeEmailResult: ResolversUnionTypes<ResolversParentTypes>['CancelarMudancaDeEmailResult'];
  CancelarMudancaDeEmailSuccess: Omit<CancelarMudancaDeEmailSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CadastrarInput: CadastrarInput;
  CadastrarResult: ResolversUnionTypes<ResolversParentTypes>['CadastrarResult'];
  CadastrarSuccess: CadastrarSuccess;
  ContaCriadaSemInteresses: ContaCriadaSemInteresses;
  VerificarEmailInput: VerificarEmailInput;
  VerificarEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerificarEmailResult'];
  VerificarEmailSuccess: VerificarEmailSuccess;
  CadastroDeOutroNavegador: CadastroDeOutroNavegador;
  Cadastro: Cadastro;
  TokenRecusado: TokenRecusado;
  EmailDaContaInput: EmailDaContaInput;
  ReenviarVerificacaoResult: ResolversUnionTypes<ResolversParentTypes>['ReenviarVerificacaoResult'];
  ReenviarVerificacaoSuccess: ReenviarVerificacaoSuccess;
  ReenvioIndisponivel: ReenvioIndisponivel;
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
  CandidatarSuccess: Candidatado;
  JaCandidatado: Omit<JaCandidatado, 'situacao'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'] };
  CandidaturaRecusada: CandidaturaRecusada;
  CancelarCandidaturaInput: CancelarCandidaturaInput;
  CancelarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['CancelarCandidaturaResult'];
  CancelamentoRecusado: Omit<CancelamentoRecusado, 'situacao'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'] };
  CompartilharHistoricoInput: CompartilharHistoricoInput;
  CompartilharHistoricoResult: ResolversUnionTypes<ResolversParentTypes>['CompartilharHistoricoResult'];
  CompartilharHistoricoSuccess: Omit<CompartilharHistoricoSuccess, 'candidatura'> & { candidatura?: Maybe<ResolversParentTypes['Candidatura']> };
  ResponderPerguntasInput: ResponderPerguntasInput;
  ResponderPerguntasResult: ResolversUnionTypes<ResolversParentTypes>['ResponderPerguntasResult'];
  ResponderPerguntasSuccess: Omit<ResponderPerguntasSuccess, 'candidatura'> & { candidatura?: Maybe<ResolversParentTypes['Candidatura']> };
  RespostasRecusadas: RespostasRecusadas;
  RetirarCandidaturaInput: RetirarCandidaturaInput;
  RetirarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['RetirarCandidaturaResult'];
  RetirarCandidaturaSuccess: Omit<RetirarCandidaturaSuccess, 'candidatura' | 'situacao' | 'viewer'> & { candidatura?: Maybe<ResolversParentTypes['Candidatura']>, situacao: ResolversParentTypes['SituacaoDaCandidatura'], viewer: ResolversParentTypes['Viewer'] };
  RetiradaRecusada: RetiradaRecusada;
  CandidaturaAMover: CandidaturaAMover;
  MoverCandidaturasInput: MoverCandidaturasInput;
  MoverCandidaturasResult: ResolversUnionTypes<ResolversParentTypes>['MoverCandidaturasResult'];
  MoverCandidaturasSuccess: Movidas;
  FinalizarSelecaoInput: FinalizarSelecaoInput;
  SemDecisaoInput: SemDecisaoInput;
  FinalizarSelecaoResult: ResolversUnionTypes<ResolversParentTypes>['FinalizarSelecaoResult'];
  FinalizarSelecaoSuccess: Finalizada;
  CandidaturaNaoMovida: NaoMovida;
  DivulgarResultadoInput: DivulgarResultadoInput;
  DivulgarResultadoResult: ResolversUnionTypes<ResolversParentTypes>['DivulgarResultadoResult'];
  DivulgarResultadoSuccess: Divulgadas;
  NadaADivulgar: SemRetidas;
  CancelarDivulgacaoInput: CancelarDivulgacaoInput;
  CancelarDivulgacaoResult: ResolversUnionTypes<ResolversParentTypes>['CancelarDivulgacaoResult'];
  CancelarDivulgacaoSuccess: Omit<CancelarDivulgacaoSuccess, 'selecao'> & { selecao?: Maybe<ResolversParentTypes['Selecao']> };
  DefinirLugaresInput: DefinirLugaresInput;
  LugaresAntesInput: LugaresAntesInput;
  DefinirLugaresResult: ResolversUnionTypes<ResolversParentTypes>['DefinirLugaresResult'];
  DefinirLugaresSuccess: Omit<DefinirLugaresSuccess, 'selecao'> & { selecao?: Maybe<ResolversParentTypes['Selecao']> };
  DefinirRequisitosInput: DefinirRequisitosInput;
  RequisitosAntesInput: RequisitosAntesInput;
  DisciplinaPedidaInput: DisciplinaPedidaInput;
  DefinirRequisitosResult: ResolversUnionTypes<ResolversParentTypes>['DefinirRequisitosResult'];
  DefinirRequisitosSuccess: DaVaga;
  NovoHorario: NovoHorario;
  OferecerHorariosInput: OferecerHorariosInput;
  OferecerHorariosResult: ResolversUnionTypes<ResolversParentTypes>['OferecerHorariosResult'];
  OferecerHorariosSuccess: DaVaga;
  RetirarHorarioInput: RetirarHorarioInput;
  RetirarHorarioResult: ResolversUnionTypes<ResolversParentTypes>['RetirarHorarioResult'];
  RetirarHorarioSuccess: DaVaga;
  EscolherHorarioInput: EscolherHorarioInput;
  EscolherHorarioResult: ResolversUnionTypes<ResolversParentTypes>['EscolherHorarioResult'];
  EscolherHorarioSuccess: DaVaga;
  DevolverHorarioInput: DevolverHorarioInput;
  DevolverHorarioResult: ResolversUnionTypes<ResolversParentTypes>['DevolverHorarioResult'];
  DevolverHorarioSuccess: DaVaga;
  HorarioRecusado: Recusado;
  CancelarCandidaturaSuccess: Omit<CancelarCandidaturaSuccess, 'situacao' | 'viewer'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'], viewer: ResolversParentTypes['Viewer'] };
  NaoCandidatado: Omit<NaoCandidatado, 'situacao' | 'viewer'> & { situacao: ResolversParentTypes['SituacaoDaCandidatura'], viewer: ResolversParentTypes['Viewer'] };
  CriarVagaInput: CriarVagaInput;
  RequisitosInput: RequisitosInput;
  NovaPerguntaInput: NovaPerguntaInput;
  CriarVagaResult: ResolversUnionTypes<ResolversParentTypes>['CriarVagaResult'];
  CriarVagaSuccess: Omit<CriarVagaSuccess, 'vagaEdge'> & { vagaEdge?: Maybe<ResolversParentTypes['VagaEdge']> };
  PublicarVagaInput: PublicarVagaInput;
  PublicarVagaResult: ResolversUnionTypes<ResolversParentTypes>['PublicarVagaResult'];
  PublicarVagaSuccess: Omit<PublicarVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  AtualizarVagaInput: AtualizarVagaInput;
  VagaAntesInput: VagaAntesInput;
  AtualizarVagaResult: ResolversUnionTypes<ResolversParentTypes>['AtualizarVagaResult'];
  EdicaoEmConflito: Omit<EdicaoEmConflito, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  AtualizarVagaSuccess: Omit<AtualizarVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  AlterarStatusDaVagaInput: AlterarStatusDaVagaInput;
  AlterarStatusDaVagaResult: ResolversUnionTypes<ResolversParentTypes>['AlterarStatusDaVagaResult'];
  AlterarStatusDaVagaSuccess: Omit<AlterarStatusDaVagaSuccess, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  PrazoSalvoSemStatus: Omit<PrazoSalvoSemStatus, 'vaga'> & { vaga?: Maybe<ResolversParentTypes['Vaga']> };
  ExcluirVagaInput: ExcluirVagaInput;
  ExcluirVagaResult: ResolversUnionTypes<ResolversParentTypes>['ExcluirVagaResult'];
  ExcluirVagaSuccess: ExcluirVagaSuccess;
  ConvidarGestorInput: ConvidarGestorInput;
  ConvidadoInput: ConvidadoInput;
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
  MarcarCandidaturaComoLidaInput: MarcarCandidaturaComoLidaInput;
  MarcarCandidaturaComoLidaResult: ResolversUnionTypes<ResolversParentTypes>['MarcarCandidaturaComoLidaResult'];
  MarcarCandidaturaComoLidaSuccess: MarcarCandidaturaComoLidaSuccess;
  AvaliarCandidaturaInput: AvaliarCandidaturaInput;
  AvaliarCandidaturaResult: ResolversUnionTypes<ResolversParentTypes>['AvaliarCandidaturaResult'];
  AvaliarCandidaturaSuccess: Omit<AvaliarCandidaturaSuccess, 'avaliacao'> & { avaliacao?: Maybe<ResolversParentTypes['Avaliacao']> };
  AvaliarCandidaturasInput: AvaliarCandidaturasInput;
  AvaliarCandidaturasResult: ResolversUnionTypes<ResolversParentTypes>['AvaliarCandidaturasResult'];
  AvaliarCandidaturasSuccess: Avaliadas;
  CandidaturaNaoAvaliada: NaoAvaliada;
  AnotarCandidaturaInput: AnotarCandidaturaInput;
  DefinirPerguntasInput: DefinirPerguntasInput;
  PerguntasAntesInput: PerguntasAntesInput;
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
  HistoricoAConfirmar: Omit<HistoricoAConfirmar, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  DisciplinaLida: DisciplinaLida;
  ConfirmarHistoricoInput: ConfirmarHistoricoInput;
  ConfirmarHistoricoResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmarHistoricoResult'];
  ConfirmarHistoricoSuccess: Importado;
  ImportarHistoricoSuccess: Importado;
  LinhaIlegivel: LinhaIlegivel;
  ConexaoInput: ConexaoInput;
  ConectarResult: ResolversUnionTypes<ResolversParentTypes>['ConectarResult'];
  ConectarSuccess: Omit<ConectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversParentTypes['Conexao']>, viewer: ResolversParentTypes['Viewer'] };
  DesconectarResult: ResolversUnionTypes<ResolversParentTypes>['DesconectarResult'];
  DesconectarSuccess: Omit<DesconectarSuccess, 'conexao' | 'viewer'> & { conexao?: Maybe<ResolversParentTypes['Conexao']>, viewer: ResolversParentTypes['Viewer'] };
  BloquearInput: BloquearInput;
  BloquearResult: ResolversUnionTypes<ResolversParentTypes>['BloquearResult'];
  BloquearSuccess: Omit<BloquearSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  PessoaInexistente: PessoaInexistente;
  MarcarNotificacoesComoLidasInput: MarcarNotificacoesComoLidasInput;
  MarcarNotificacoesComoLidasResult: ResolversUnionTypes<ResolversParentTypes>['MarcarNotificacoesComoLidasResult'];
  MarcarNotificacoesComoLidasSuccess: Marcadas;
  RemetenteInput: RemetenteInput;
  SalvarInstituicaoInput: SalvarInstituicaoInput;
  SalvarInstituicaoResult: ResolversUnionTypes<ResolversParentTypes>['SalvarInstituicaoResult'];
  SalvarInstituicaoSuccess: Omit<SalvarInstituicaoSuccess, 'instituicao'> & { instituicao?: Maybe<ResolversParentTypes['InstituicaoAdministrada']> };
  InstituicaoEmConflito: Omit<InstituicaoEmConflito, 'instituicao'> & { instituicao?: Maybe<ResolversParentTypes['InstituicaoAdministrada']> };
  TrocarLogoInput: TrocarLogoInput;
  TrocarLogoResult: ResolversUnionTypes<ResolversParentTypes>['TrocarLogoResult'];
  TrocarLogoSuccess: Omit<TrocarLogoSuccess, 'instituicao'> & { instituicao?: Maybe<ResolversParentTypes['InstituicaoAdministrada']> };
  RemoverLogoResult: ResolversUnionTypes<ResolversParentTypes>['RemoverLogoResult'];
  RemoverLogoSuccess: Omit<RemoverLogoSuccess, 'instituicao'> & { instituicao?: Maybe<ResolversParentTypes['InstituicaoAdministrada']> };
  EnviarEmailDeTesteInput: EnviarEmailDeTesteInput;
  EnviarEmailDeTesteResult: ResolversUnionTypes<ResolversParentTypes>['EnviarEmailDeTesteResult'];
  EnviarEmailDeTesteSuccess: Omit<EnviarEmailDeTesteSuccess, 'resposta'> & { resposta?: Maybe<ResolversParentTypes['RespostaDoServidorDeEmail']> };
  RespostaDoServidorDeEmail: RespostaDoServidorDeEmailModel;
  DenunciarInput: DenunciarInput;
  DenunciarResult: ResolversUnionTypes<ResolversParentTypes>['DenunciarResult'];
  DenunciarSuccess: DenunciarSuccess;
  DecidirCasoInput: DecidirCasoInput;
  DecidirCasoResult: ResolversUnionTypes<ResolversParentTypes>['DecidirCasoResult'];
  DecidirCasoSuccess: Omit<DecidirCasoSuccess, 'caso'> & { caso?: Maybe<ResolversParentTypes['CasoDetalhado']> };
  ContestarInput: ContestarInput;
  ContestarResult: ResolversUnionTypes<ResolversParentTypes>['ContestarResult'];
  ContestarSuccess: Omit<ContestarSuccess, 'decisao'> & { decisao?: Maybe<ResolversParentTypes['DecisaoRecebida']> };
  AgirSobrePessoaInput: AgirSobrePessoaInput;
  AgirSobrePessoaResult: ResolversUnionTypes<ResolversParentTypes>['AgirSobrePessoaResult'];
  AgirSobrePessoaSuccess: Omit<AgirSobrePessoaSuccess, 'pessoa'> & { pessoa?: Maybe<ResolversParentTypes['PessoaAdministrada']> };
  PublicarAvisoDoSistemaInput: PublicarAvisoDoSistemaInput;
  PublicarAvisoDoSistemaResult: ResolversUnionTypes<ResolversParentTypes>['PublicarAvisoDoSistemaResult'];
  PublicarAvisoDoSistemaSuccess: Omit<PublicarAvisoDoSistemaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RetirarAvisoDoSistemaInput: RetirarAvisoDoSistemaInput;
  RetirarAvisoDoSistemaResult: ResolversUnionTypes<ResolversParentTypes>['RetirarAvisoDoSistemaResult'];
  RetirarAvisoDoSistemaSuccess: Omit<RetirarAvisoDoSistemaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SalvarEntradaInput: SalvarEntradaInput;
  SalvarEntradaResult: ResolversUnionTypes<ResolversParentTypes>['SalvarEntradaResult'];
  SalvarEntradaSuccess: Omit<SalvarEntradaSuccess, 'entrada'> & { entrada?: Maybe<ResolversParentTypes['EntradaDeLista']> };
  JuntarEntradaInput: JuntarEntradaInput;
  JuntarEntradaResult: ResolversUnionTypes<ResolversParentTypes>['JuntarEntradaResult'];
  JuntarEntradaSuccess: Omit<JuntarEntradaSuccess, 'juncao'> & { juncao?: Maybe<ResolversParentTypes['Juncao']> };
  DesfazerJuncaoInput: DesfazerJuncaoInput;
  DesfazerJuncaoResult: ResolversUnionTypes<ResolversParentTypes>['DesfazerJuncaoResult'];
  DesfazerJuncaoSuccess: Omit<DesfazerJuncaoSuccess, 'desfeita'> & { desfeita?: Maybe<ResolversParentTypes['JuncaoDesfeita']> };
  JuncaoDesfeita: JuncaoDesfeitaModel;
  ImportarListaInput: ImportarListaInput;
  ImportarListaResult: ResolversUnionTypes<ResolversParentTypes>['ImportarListaResult'];
  ImportarListaSuccess: Omit<ImportarListaSuccess, 'importacao'> & { importacao?: Maybe<ResolversParentTypes['ImportacaoDeLista']> };
  ImportacaoDeLista: ImportacaoDeListaModel;
  LinhaDaImportacao: LinhaDaImportacaoModel;
  ImportarPessoasInput: ImportarPessoasInput;
  ImportarPessoasResult: ResolversUnionTypes<ResolversParentTypes>['ImportarPessoasResult'];
  ImportarPessoasSuccess: Omit<ImportarPessoasSuccess, 'importacao'> & { importacao?: Maybe<ResolversParentTypes['ImportacaoDePessoas']> };
  ImportacaoDePessoas: ImportacaoDePessoasModel;
  PessoaImportada: PessoaImportadaModel;
  MudancaDaImportacao: MudancaDaImportacao;
  MudarAvisoInput: MudarAvisoInput;
  MudarAvisoResult: ResolversUnionTypes<ResolversParentTypes>['MudarAvisoResult'];
  MudarAvisoSuccess: Omit<MudarAvisoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  AceitarDocumentosInput: AceitarDocumentosInput;
  AceitarDocumentosResult: ResolversUnionTypes<ResolversParentTypes>['AceitarDocumentosResult'];
  AceitarDocumentosSuccess: Omit<AceitarDocumentosSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SalvarDocumentoInput: SalvarDocumentoInput;
  SalvarDocumentoResult: ResolversUnionTypes<ResolversParentTypes>['SalvarDocumentoResult'];
  SalvarDocumentoSuccess: Omit<SalvarDocumentoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ConfirmarPrazoInput: ConfirmarPrazoInput;
  ConfirmarPrazoResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmarPrazoResult'];
  ConfirmarPrazoSuccess: Omit<ConfirmarPrazoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  MudarPrivacidadeInput: MudarPrivacidadeInput;
  MudarPrivacidadeResult: ResolversUnionTypes<ResolversParentTypes>['MudarPrivacidadeResult'];
  MudarPrivacidadeSuccess: Omit<MudarPrivacidadeSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  AbrirAgendaResult: ResolversUnionTypes<ResolversParentTypes>['AbrirAgendaResult'];
  AbrirAgendaSuccess: Omit<AbrirAgendaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  FecharAgendaResult: ResolversUnionTypes<ResolversParentTypes>['FecharAgendaResult'];
  FecharAgendaSuccess: Omit<FecharAgendaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  LigarAparelhoInput: LigarAparelhoInput;
  LigarAparelhoResult: ResolversUnionTypes<ResolversParentTypes>['LigarAparelhoResult'];
  LigarAparelhoSuccess: Omit<LigarAparelhoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  AparelhoRecusado: AparelhoRecusado;
  DesligarAparelhoResult: ResolversUnionTypes<ResolversParentTypes>['DesligarAparelhoResult'];
  DesligarAparelhoSuccess: Omit<DesligarAparelhoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  TestarAparelhoResult: ResolversUnionTypes<ResolversParentTypes>['TestarAparelhoResult'];
  TestarAparelhoSuccess: Omit<TestarAparelhoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  PedirCopiaDosDadosResult: ResolversUnionTypes<ResolversParentTypes>['PedirCopiaDosDadosResult'];
  PedirCopiaDosDadosSuccess: Omit<PedirCopiaDosDadosSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ExcluirContaInput: ExcluirContaInput;
  ExcluirContaResult: ResolversUnionTypes<ResolversParentTypes>['ExcluirContaResult'];
  ExcluirContaSuccess: Omit<ExcluirContaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ManterContaResult: ResolversUnionTypes<ResolversParentTypes>['ManterContaResult'];
  ManterContaSuccess: Omit<ManterContaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  EscolherColunasInput: EscolherColunasInput;
  EscolherColunasResult: ResolversUnionTypes<ResolversParentTypes>['EscolherColunasResult'];
  EscolherColunasSuccess: Omit<EscolherColunasSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SalvarBuscaInput: SalvarBuscaInput;
  SalvarBuscaResult: ResolversUnionTypes<ResolversParentTypes>['SalvarBuscaResult'];
  SalvarBuscaSuccess: Omit<SalvarBuscaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  BuscasCheias: BuscasCheias;
  SeguirInput: SeguirInput;
  SeguirResult: ResolversUnionTypes<ResolversParentTypes>['SeguirResult'];
  SeguirSuccess: Omit<SeguirSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  AlvoInexistente: AlvoInexistente;
  MudarBuscaInput: MudarBuscaInput;
  MudarBuscaResult: ResolversUnionTypes<ResolversParentTypes>['MudarBuscaResult'];
  MudarBuscaSuccess: Omit<MudarBuscaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  BuscaInexistente: BuscaInexistente;
  ApagarBuscaInput: ApagarBuscaInput;
  ApagarBuscaResult: ResolversUnionTypes<ResolversParentTypes>['ApagarBuscaResult'];
  ApagarBuscaSuccess: Omit<ApagarBuscaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SalvarVagaInput: SalvarVagaInput;
  SalvarVagaResult: ResolversUnionTypes<ResolversParentTypes>['SalvarVagaResult'];
  SalvarVagaSuccess: Omit<SalvarVagaSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RegistrarPassoInput: RegistrarPassoInput;
  RegistrarPassoResult: ResolversUnionTypes<ResolversParentTypes>['RegistrarPassoResult'];
  RegistrarPassoSuccess: RegistrarPassoSuccess;
  VagaInexistente: VagaInexistente;
  SalvasCheias: SalvasCheias;
  SalvasIndisponiveis: SalvasIndisponiveis;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Novidade: ResolversUnionTypes<ResolversParentTypes>['Novidade'];
  Ligado: LigadoModel;
  SelecaoMudou: DaVaga;
  VagaMudou: DaVaga;
  MensagensLidas: MensagensLidas;
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
  __resolveType: TypeResolveFn<'Viewer' | 'BuscaSalva' | 'Pessoa' | 'Usuario' | 'Interesse' | 'Departamento' | 'Local' | 'OpcaoDeTipo' | 'Vaga' | 'Gestor' | 'Candidatura' | 'Avaliacao' | 'Pergunta' | 'PedidoDaVaga' | 'Anotacao' | 'Selecao' | 'Horario' | 'SituacaoDaCandidatura' | 'Conversa' | 'Mensagem' | 'Historico' | 'Disciplina' | 'Conexao' | 'Notificacao', ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'EntradaInvalida' | 'ContaSuspensa' | 'SoPelaUniversidade' | 'CredenciaisInvalidas' | 'EmailNaoVerificado' | 'PapelNaoPermitido' | 'SegundoFatorPedido' | 'SegundoFatorRecusado' | 'LinkDeEntradaIndisponivel' | 'UniversidadeIndisponivel' | 'ContaAProvar' | 'EntradaPelaUniversidadeRecusada' | 'SessaoJaEncerrada' | 'ContaCriadaSemInteresses' | 'CadastroDeOutroNavegador' | 'TokenRecusado' | 'ReenvioIndisponivel' | 'JaCandidatado' | 'CandidaturaRecusada' | 'CancelamentoRecusado' | 'RespostasRecusadas' | 'RetiradaRecusada' | 'NadaADivulgar' | 'HorarioRecusado' | 'NaoCandidatado' | 'EdicaoEmConflito' | 'PrazoSalvoSemStatus' | 'ConviteFechado' | 'SemCandidatos' | 'HistoricoAConfirmar' | 'PessoaInexistente' | 'InstituicaoEmConflito' | 'AparelhoRecusado' | 'BuscasCheias' | 'AlvoInexistente' | 'BuscaInexistente' | 'VagaInexistente' | 'SalvasCheias' | 'SalvasIndisponiveis', ParentType, ContextType>;
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
  protecaoDeDados?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termos?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fuso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cursos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  locais?: Resolver<Array<ResolversTypes['Local']>, ParentType, ContextType>;
  codigoDeAtividadesComplementares?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditosComplementaresExigidos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mural'] = ResolversParentTypes['Mural']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porTipo?: Resolver<Array<ResolversTypes['ContagemPorTipo']>, ParentType, ContextType>;
  vagas?: Resolver<Array<ResolversTypes['VagaDoMural']>, ParentType, ContextType>;
};

export type ContagemPorTipoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagemPorTipo'] = ResolversParentTypes['ContagemPorTipo']> = {
  tipo?: Resolver<ResolversTypes['TipoDeVaga'], ParentType, ContextType>;
  codigo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContagensDeVagasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagensDeVagas'] = ResolversParentTypes['ContagensDeVagas']> = {
  tipos?: Resolver<Array<ResolversTypes['ContagemPorTipo']>, ParentType, ContextType>;
  departamentos?: Resolver<Array<ResolversTypes['ContagemPorDepartamento']>, ParentType, ContextType>;
  beneficios?: Resolver<Array<ResolversTypes['ContagemPorBeneficio']>, ParentType, ContextType>;
  modalidades?: Resolver<Maybe<Array<ResolversTypes['ContagemPorModalidade']>>, ParentType, ContextType>;
  horasMinimas?: Resolver<Maybe<Array<ResolversTypes['ContagemPorHorasMinimas']>>, ParentType, ContextType>;
};

export type ContagemPorDepartamentoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagemPorDepartamento'] = ResolversParentTypes['ContagemPorDepartamento']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContagemPorBeneficioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagemPorBeneficio'] = ResolversParentTypes['ContagemPorBeneficio']> = {
  beneficio?: Resolver<ResolversTypes['Beneficio'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContagemPorModalidadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagemPorModalidade'] = ResolversParentTypes['ContagemPorModalidade']> = {
  modalidade?: Resolver<ResolversTypes['Modalidade'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContagemPorHorasMinimasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagemPorHorasMinimas'] = ResolversParentTypes['ContagemPorHorasMinimas']> = {
  horas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VagaDoMuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaDoMural'] = ResolversParentTypes['VagaDoMural']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeVaga'], ParentType, ContextType>;
  nomeDoTipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nomeDoDepartamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prazo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type VagaPublicaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaPublica'] = ResolversParentTypes['VagaPublica']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titulo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descricao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeVaga'], ParentType, ContextType>;
  nomeDoTipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prazo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nomeDoDepartamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nomeDoLocal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remuneracao?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  desconto?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  horasComplementares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lugares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  horasSemanais?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modalidade?: Resolver<Maybe<ResolversTypes['Modalidade']>, ParentType, ContextType>;
  respostaAte?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PessoaAdministradaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PessoaAdministrada'] = ResolversParentTypes['PessoaAdministrada']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matricula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papeis?: Resolver<Array<ResolversTypes['PapelDaConta']>, ParentType, ContextType>;
  vinculo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaPessoa'], ParentType, ContextType>;
  criadoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspensaAte?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PessoaAdministradaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PessoaAdministradaConnection'] = ResolversParentTypes['PessoaAdministradaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PessoaAdministradaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PessoaAdministradaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PessoaAdministradaEdge'] = ResolversParentTypes['PessoaAdministradaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PessoaAdministrada'], ParentType, ContextType>;
};

export type LinhaDaAuditoriaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinhaDaAuditoria'] = ResolversParentTypes['LinhaDaAuditoria']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  em?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acao?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pessoa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objeto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  antes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  depois?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinhaDaAuditoriaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinhaDaAuditoriaConnection'] = ResolversParentTypes['LinhaDaAuditoriaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LinhaDaAuditoriaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LinhaDaAuditoriaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinhaDaAuditoriaEdge'] = ResolversParentTypes['LinhaDaAuditoriaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LinhaDaAuditoria'], ParentType, ContextType>;
};

export type ParteDoMuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParteDoMural'] = ResolversParentTypes['ParteDoMural']> = {
  parte?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detalhe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisaoGeralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisaoGeral'] = ResolversParentTypes['VisaoGeral']> = {
  aConfirmar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspensas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alunos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  professores?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  casos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saude?: Resolver<Array<ResolversTypes['ParteDoMural']>, ParentType, ContextType>;
};

export type RemetenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Remetente'] = ResolversParentTypes['Remetente']> = {
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responderPara?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstituicaoAdministradaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstituicaoAdministrada'] = ResolversParentTypes['InstituicaoAdministrada']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  versao?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alterados?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problemas?: Resolver<Array<ResolversTypes['CampoInvalido']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sigla?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dominiosDeAluno?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dominiosDeProfessor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dominiosQueProvamProfessor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  emailsDeExcecao?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  remetente?: Resolver<Maybe<ResolversTypes['Remetente']>, ParentType, ContextType>;
  suporte?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protecaoDeDados?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termos?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prototipo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marcaMvp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fuso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primeirosMeses?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  primeiraRevisaoDeProfessor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  primeiraRevisaoDeDepartamento?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GrupoDoMuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrupoDoMural'] = ResolversParentTypes['GrupoDoMural']> = {
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  respondidas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mediana?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DivisaoDoMuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DivisaoDoMural'] = ResolversParentTypes['DivisaoDoMural']> = {
  recorte?: Resolver<ResolversTypes['RecorteDoMural'], ParentType, ContextType>;
  grupos?: Resolver<Array<ResolversTypes['GrupoDoMural']>, ParentType, ContextType>;
};

export type NumeroDoMuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumeroDoMural'] = ResolversParentTypes['NumeroDoMural']> = {
  medida?: Resolver<ResolversTypes['MedidaDoMural'], ParentType, ContextType>;
  todos?: Resolver<ResolversTypes['GrupoDoMural'], ParentType, ContextType>;
  divisoes?: Resolver<Array<ResolversTypes['DivisaoDoMural']>, ParentType, ContextType>;
};

export type NumerosDoMuralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumerosDoMural'] = ResolversParentTypes['NumerosDoMural']> = {
  ano?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anos?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  ate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  numeros?: Resolver<Array<ResolversTypes['NumeroDoMural']>, ParentType, ContextType>;
};

export type AvisoDoSistemaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvisoDoSistema'] = ResolversParentTypes['AvisoDoSistema']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  para?: Resolver<Maybe<ResolversTypes['Papel']>, ParentType, ContextType>;
  de?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EntradaDeListaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntradaDeLista'] = ResolversParentTypes['EntradaDeLista']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lista?: Resolver<ResolversTypes['ListaDaInstituicao'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posicao?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  codigoDaCategoria?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoria?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cursos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fixa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  arquivadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EntradaDeListaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntradaDeListaConnection'] = ResolversParentTypes['EntradaDeListaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EntradaDeListaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EntradaDeListaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntradaDeListaEdge'] = ResolversParentTypes['EntradaDeListaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntradaDeLista'], ParentType, ContextType>;
};

export type UsoDaEntradaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsoDaEntrada'] = ResolversParentTypes['UsoDaEntrada']> = {
  tipo?: Resolver<ResolversTypes['TipoDeUso'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JuncaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Juncao'] = ResolversParentTypes['Juncao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lista?: Resolver<ResolversTypes['ListaDaInstituicao'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  em?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linhas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feitaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  desfeitaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdministracaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Administracao'] = ResolversParentTypes['Administracao']> = {
  instituicao?: Resolver<Maybe<ResolversTypes['InstituicaoAdministrada']>, ParentType, ContextType>;
  visaoGeral?: Resolver<Maybe<ResolversTypes['VisaoGeral']>, ParentType, ContextType>;
  pessoas?: Resolver<Maybe<ResolversTypes['PessoaAdministradaConnection']>, ParentType, ContextType, RequireFields<AdministracaoPessoasArgs, 'first'>>;
  documentos?: Resolver<Maybe<Array<ResolversTypes['DocumentoEditavel']>>, ParentType, ContextType>;
  retencao?: Resolver<Maybe<Array<ResolversTypes['RegraDeRetencao']>>, ParentType, ContextType>;
  avisosDoSistema?: Resolver<Maybe<Array<ResolversTypes['AvisoDoSistema']>>, ParentType, ContextType>;
  auditoria?: Resolver<Maybe<ResolversTypes['LinhaDaAuditoriaConnection']>, ParentType, ContextType, RequireFields<AdministracaoAuditoriaArgs, 'first'>>;
  numeros?: Resolver<Maybe<ResolversTypes['NumerosDoMural']>, ParentType, ContextType, Partial<AdministracaoNumerosArgs>>;
  entradas?: Resolver<Maybe<ResolversTypes['EntradaDeListaConnection']>, ParentType, ContextType, RequireFields<AdministracaoEntradasArgs, 'lista' | 'first' | 'situacao'>>;
  usoDaEntrada?: Resolver<Maybe<Array<ResolversTypes['UsoDaEntrada']>>, ParentType, ContextType, RequireFields<AdministracaoUsoDaEntradaArgs, 'lista' | 'codigo'>>;
  juncoes?: Resolver<Maybe<Array<ResolversTypes['Juncao']>>, ParentType, ContextType, RequireFields<AdministracaoJuncoesArgs, 'lista'>>;
};

export type VersaoDeDocumentoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersaoDeDocumento'] = ResolversParentTypes['VersaoDeDocumento']> = {
  numero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicadoEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mudou?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Documento'] = ResolversParentTypes['Documento']> = {
  tipo?: Resolver<ResolversTypes['TipoDeDocumento'], ParentType, ContextType>;
  numero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicadoEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mudou?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versoes?: Resolver<Array<ResolversTypes['VersaoDeDocumento']>, ParentType, ContextType>;
};

export type DocumentoEditavelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentoEditavel'] = ResolversParentTypes['DocumentoEditavel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeDocumento'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mudou?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rascunho?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicada?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegraDeRetencaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegraDeRetencao'] = ResolversParentTypes['RegraDeRetencao']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  regra?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titulo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dias?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linhas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  espera?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CopiaDoDenunciadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopiaDoDenunciado'] = ResolversParentTypes['CopiaDoDenunciado']> = {
  titulo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retrato?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DenunciaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Denuncia'] = ResolversParentTypes['Denuncia']> = {
  motivo?: Resolver<ResolversTypes['MotivoDaDenuncia'], ParentType, ContextType>;
  texto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  em?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DecisaoDoCasoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisaoDoCaso'] = ResolversParentTypes['DecisaoDoCaso']> = {
  ato?: Resolver<ResolversTypes['AtoDeModeracao'], ParentType, ContextType>;
  motivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  por?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  em?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContestacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contestacao'] = ResolversParentTypes['Contestacao']> = {
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  em?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CasoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Caso'] = ResolversParentTypes['Caso']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeCaso'], ParentType, ContextType>;
  titulo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pessoa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDoCaso'], ParentType, ContextType>;
  ato?: Resolver<Maybe<ResolversTypes['AtoDeModeracao']>, ParentType, ContextType>;
  totalDeDenuncias?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  criadoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CasoDetalhadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasoDetalhado'] = ResolversParentTypes['CasoDetalhado']> = {
  caso?: Resolver<ResolversTypes['Caso'], ParentType, ContextType>;
  copias?: Resolver<Array<ResolversTypes['CopiaDoDenunciado']>, ParentType, ContextType>;
  agora?: Resolver<Maybe<ResolversTypes['CopiaDoDenunciado']>, ParentType, ContextType>;
  oculto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  denuncias?: Resolver<Array<ResolversTypes['Denuncia']>, ParentType, ContextType>;
  decisoes?: Resolver<Array<ResolversTypes['DecisaoDoCaso']>, ParentType, ContextType>;
  contestacao?: Resolver<Maybe<ResolversTypes['Contestacao']>, ParentType, ContextType>;
  outros?: Resolver<Array<ResolversTypes['Caso']>, ParentType, ContextType>;
  atos?: Resolver<Array<ResolversTypes['AtoDeModeracao']>, ParentType, ContextType>;
  impedimento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CasoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasoConnection'] = ResolversParentTypes['CasoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CasoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CasoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasoEdge'] = ResolversParentTypes['CasoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Caso'], ParentType, ContextType>;
};

export type ModeracaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Moderacao'] = ResolversParentTypes['Moderacao']> = {
  casos?: Resolver<Maybe<ResolversTypes['CasoConnection']>, ParentType, ContextType, RequireFields<ModeracaoCasosArgs, 'first'>>;
  caso?: Resolver<Maybe<ResolversTypes['CasoDetalhado']>, ParentType, ContextType, RequireFields<ModeracaoCasoArgs, 'codigo'>>;
};

export type DecisaoRecebidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisaoRecebida'] = ResolversParentTypes['DecisaoRecebida']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caso?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeCaso'], ParentType, ContextType>;
  ato?: Resolver<ResolversTypes['AtoDeModeracao'], ParentType, ContextType>;
  motivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  em?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  copia?: Resolver<ResolversTypes['CopiaDoDenunciado'], ParentType, ContextType>;
  contestacao?: Resolver<Maybe<ResolversTypes['Contestacao']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDoCaso'], ParentType, ContextType>;
  contestarAte?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OcultacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ocultacao'] = ResolversParentTypes['Ocultacao']> = {
  motivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caso?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PrimeiraRevisaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrimeiraRevisao'] = ResolversParentTypes['PrimeiraRevisao']> = {
  aguarda?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  papeis?: Resolver<Array<ResolversTypes['PapelDaConta']>, ParentType, ContextType>;
  avisosDoSistema?: Resolver<Maybe<Array<ResolversTypes['AvisoDoSistema']>>, ParentType, ContextType>;
  administracao?: Resolver<Maybe<ResolversTypes['Administracao']>, ParentType, ContextType>;
  moderacao?: Resolver<Maybe<ResolversTypes['Moderacao']>, ParentType, ContextType>;
  decisaoRecebida?: Resolver<Maybe<ResolversTypes['DecisaoRecebida']>, ParentType, ContextType, RequireFields<ViewerDecisaoRecebidaArgs, 'codigo'>>;
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
  minhasVagas?: Resolver<Maybe<ResolversTypes['MinhaVagaConnection']>, ParentType, ContextType, RequireFields<ViewerMinhasVagasArgs, 'first'>>;
  convites?: Resolver<Maybe<Array<ResolversTypes['Convite']>>, ParentType, ContextType>;
  pendencias?: Resolver<Maybe<ResolversTypes['Pendencias']>, ParentType, ContextType>;
  disciplinas?: Resolver<Maybe<Array<ResolversTypes['DisciplinaDaUniversidade']>>, ParentType, ContextType, RequireFields<ViewerDisciplinasArgs, 'busca' | 'first'>>;
  listaCandidaturas?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  candidaturas?: Resolver<Maybe<ResolversTypes['CandidaturaConnection']>, ParentType, ContextType, RequireFields<ViewerCandidaturasArgs, 'first'>>;
  conversas?: Resolver<Maybe<ResolversTypes['ConversaConnection']>, ParentType, ContextType, RequireFields<ViewerConversasArgs, 'first'>>;
  conversa?: Resolver<Maybe<ResolversTypes['Conversa']>, ParentType, ContextType, RequireFields<ViewerConversaArgs, 'codigo'>>;
  mensagensEncontradas?: Resolver<Maybe<Array<ResolversTypes['MensagemEncontrada']>>, ParentType, ContextType, RequireFields<ViewerMensagensEncontradasArgs, 'busca'>>;
  mensagens?: Resolver<Maybe<ResolversTypes['MensagemConnection']>, ParentType, ContextType, RequireFields<ViewerMensagensArgs, 'codigo' | 'first'>>;
  historico?: Resolver<Maybe<ResolversTypes['Historico']>, ParentType, ContextType>;
  progressoComplementar?: Resolver<Maybe<ResolversTypes['ProgressoComplementar']>, ParentType, ContextType>;
  rede?: Resolver<ResolversTypes['Rede'], ParentType, ContextType>;
  notificacoes?: Resolver<Maybe<ResolversTypes['NotificacaoConnection']>, ParentType, ContextType, RequireFields<ViewerNotificacoesArgs, 'first'>>;
  naoLidas?: Resolver<ResolversTypes['NaoLidas'], ParentType, ContextType>;
  sessoes?: Resolver<Maybe<Array<ResolversTypes['SessaoAberta']>>, ParentType, ContextType>;
  avisos?: Resolver<Maybe<Array<ResolversTypes['Aviso']>>, ParentType, ContextType>;
  agenda?: Resolver<Maybe<ResolversTypes['Agenda']>, ParentType, ContextType>;
  noAparelho?: Resolver<Maybe<ResolversTypes['NoAparelho']>, ParentType, ContextType>;
  colunas?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  salvas?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  buscasSalvas?: Resolver<Maybe<Array<ResolversTypes['BuscaSalva']>>, ParentType, ContextType>;
  seguidores?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bloqueios?: Resolver<Maybe<Array<ResolversTypes['Bloqueio']>>, ParentType, ContextType>;
  segundoFator?: Resolver<Maybe<ResolversTypes['SegundoFator']>, ParentType, ContextType>;
  meusDados?: Resolver<Maybe<ResolversTypes['MeusDados']>, ParentType, ContextType>;
  meuEmail?: Resolver<Maybe<ResolversTypes['MeuEmail']>, ParentType, ContextType>;
  privacidade?: Resolver<Maybe<ResolversTypes['Privacidade']>, ParentType, ContextType>;
  leituras?: Resolver<Maybe<ResolversTypes['LeituraConnection']>, ParentType, ContextType, RequireFields<ViewerLeiturasArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrivacidadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Privacidade'] = ResolversParentTypes['Privacidade']> = {
  perfil?: Resolver<ResolversTypes['Audiencia'], ParentType, ContextType>;
  curso?: Resolver<ResolversTypes['Audiencia'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Audiencia'], ParentType, ContextType>;
};

export type LeituraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leitura'] = ResolversParentTypes['Leitura']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  em?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documento?: Resolver<ResolversTypes['DocumentoLido'], ParentType, ContextType>;
  quem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papel?: Resolver<Maybe<ResolversTypes['PapelDeLeitor']>, ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeituraConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeituraConnection'] = ResolversParentTypes['LeituraConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeituraEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LeituraEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeituraEdge'] = ResolversParentTypes['LeituraEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Leitura'], ParentType, ContextType>;
};

export type BloqueioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bloqueio'] = ResolversParentTypes['Bloqueio']> = {
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  desde?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BuscaSalvaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuscaSalva'] = ResolversParentTypes['BuscaSalva']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeBusca'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alvo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modo?: Resolver<ResolversTypes['ModoDeBusca'], ParentType, ContextType>;
  filtro?: Resolver<ResolversTypes['FiltroSalvo'], ParentType, ContextType>;
  novas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FiltroSalvoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiltroSalvo'] = ResolversParentTypes['FiltroSalvo']> = {
  tipos?: Resolver<Array<ResolversTypes['TipoDeVaga']>, ParentType, ContextType>;
  outrosTipos?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  codigoDoDepartamento?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  beneficios?: Resolver<Array<ResolversTypes['Beneficio']>, ParentType, ContextType>;
  modalidades?: Resolver<Array<ResolversTypes['Modalidade']>, ParentType, ContextType>;
  horasMinimas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  busca?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ordem?: Resolver<Maybe<ResolversTypes['OrdemDeVagas']>, ParentType, ContextType>;
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
  perfil?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
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
  recusaDeProfessor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vagasAbertas?: Resolver<Maybe<Array<ResolversTypes['Vaga']>>, ParentType, ContextType>;
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
  vagas?: Resolver<Maybe<ResolversTypes['VagaConnection']>, ParentType, ContextType, RequireFields<DepartamentoVagasArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Local'] = ResolversParentTypes['Local']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpcaoDeTipoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpcaoDeTipo'] = ResolversParentTypes['OpcaoDeTipo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeVaga'], ParentType, ContextType>;
  aceitaRascunho?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  aceitaPerguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  opcaoDeTipo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['Departamento']>, ParentType, ContextType>;
  local?: Resolver<Maybe<ResolversTypes['Local']>, ParentType, ContextType>;
  interesses?: Resolver<Array<ResolversTypes['Interesse']>, ParentType, ContextType>;
  remuneracao?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  desconto?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  horasComplementares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lugares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  horasSemanais?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modalidade?: Resolver<Maybe<ResolversTypes['Modalidade']>, ParentType, ContextType>;
  respostaAte?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  professor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autor?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  recomendacao?: Resolver<Maybe<ResolversTypes['Recomendacao']>, ParentType, ContextType>;
  minhaCandidatura?: Resolver<Maybe<ResolversTypes['SituacaoDaCandidatura']>, ParentType, ContextType>;
  pedido?: Resolver<Maybe<ResolversTypes['PedidoDaVaga']>, ParentType, ContextType>;
  edicaoCompleta?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parecidas?: Resolver<Maybe<Array<ResolversTypes['Vaga']>>, ParentType, ContextType>;
  publica?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  oculta?: Resolver<Maybe<ResolversTypes['Ocultacao']>, ParentType, ContextType>;
  primeiraRevisao?: Resolver<Maybe<ResolversTypes['PrimeiraRevisao']>, ParentType, ContextType>;
  meuPapel?: Resolver<Maybe<ResolversTypes['PapelNaVaga']>, ParentType, ContextType>;
  gestores?: Resolver<Maybe<Array<ResolversTypes['Gestor']>>, ParentType, ContextType>;
  requisitos?: Resolver<Maybe<ResolversTypes['Requisitos']>, ParentType, ContextType>;
  atendimento?: Resolver<Maybe<ResolversTypes['Atendimento']>, ParentType, ContextType>;
  totalDeCandidatos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  candidatosNovos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  candidaturas?: Resolver<Maybe<ResolversTypes['CandidaturaConnection']>, ParentType, ContextType, RequireFields<VagaCandidaturasArgs, 'first'>>;
  candidatura?: Resolver<Maybe<ResolversTypes['Candidatura']>, ParentType, ContextType, RequireFields<VagaCandidaturaArgs, 'codigo'>>;
  respostas?: Resolver<Maybe<Array<ResolversTypes['RespostasDaCandidatura']>>, ParentType, ContextType>;
  atendimentos?: Resolver<Maybe<Array<ResolversTypes['AtendimentoNaVaga']>>, ParentType, ContextType>;
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  entrevistas?: Resolver<Maybe<Array<ResolversTypes['Horario']>>, ParentType, ContextType>;
  alcance?: Resolver<Maybe<ResolversTypes['Alcance']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlcanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Alcance'] = ResolversParentTypes['Alcance']> = {
  viram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salvaram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comecaram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidataram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  origens?: Resolver<Array<ResolversTypes['OrigemDoAlcance']>, ParentType, ContextType>;
  dias?: Resolver<Array<ResolversTypes['DiaDoAlcance']>, ParentType, ContextType>;
};

export type OrigemDoAlcanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrigemDoAlcance'] = ResolversParentTypes['OrigemDoAlcance']> = {
  origem?: Resolver<ResolversTypes['OrigemDaVisita'], ParentType, ContextType>;
  viram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comecaram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiaDoAlcanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiaDoAlcance'] = ResolversParentTypes['DiaDoAlcance']> = {
  dia?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  viram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salvaram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comecaram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidataram?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  convidadoPor?: Resolver<Maybe<ResolversTypes['Pessoa']>, ParentType, ContextType>;
  visivel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  criadoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PendenciasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pendencias'] = ResolversParentTypes['Pendencias']> = {
  novas?: Resolver<Array<ResolversTypes['CandidaturaNova']>, ParentType, ContextType>;
  totalDeNovas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  novasPorVaga?: Resolver<Array<ResolversTypes['NovasDaVaga']>, ParentType, ContextType>;
  respostas?: Resolver<Array<ResolversTypes['RespostaPendente']>, ParentType, ContextType>;
};

export type CandidaturaNovaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaNova'] = ResolversParentTypes['CandidaturaNova']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidato?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
};

export type NovasDaVagaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NovasDaVaga'] = ResolversParentTypes['NovasDaVaga']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maisRecente?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RespostaPendenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RespostaPendente'] = ResolversParentTypes['RespostaPendente']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  semResposta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  esperandoHa7Dias?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  divulgacaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  respostaAte?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  sugestaoDeBusca?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ordem?: Resolver<Maybe<ResolversTypes['OrdemDeVagas']>, ParentType, ContextType>;
};

export type VagaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaEdge'] = ResolversParentTypes['VagaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Vaga'], ParentType, ContextType>;
};

export type MinhaVagaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinhaVagaConnection'] = ResolversParentTypes['MinhaVagaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VagaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidatura'] = ResolversParentTypes['Candidatura']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  candidato?: Resolver<Maybe<ResolversTypes['Candidato']>, ParentType, ContextType>;
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cartaDeMotivacao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etapa?: Resolver<Maybe<ResolversTypes['EtapaDaCandidatura']>, ParentType, ContextType>;
  retida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  versao?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  respondidaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comunicadoHoje?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lida?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mudancas?: Resolver<Maybe<Array<ResolversTypes['MudancaDeEtapa']>>, ParentType, ContextType>;
  respostas?: Resolver<Maybe<ResolversTypes['RespostasDaCandidatura']>, ParentType, ContextType>;
  temRespostas?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  respostasFaltando?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entrevista?: Resolver<Maybe<ResolversTypes['Horario']>, ParentType, ContextType>;
  podeEscolherHorario?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  vagaOriginal?: Resolver<Maybe<ResolversTypes['VagaOriginal']>, ParentType, ContextType>;
  avaliacao?: Resolver<Maybe<ResolversTypes['Avaliacao']>, ParentType, ContextType>;
  anotacoes?: Resolver<Maybe<Array<ResolversTypes['Anotacao']>>, ParentType, ContextType>;
  compartilhaHistorico?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  historicoEscolar?: Resolver<Maybe<ResolversTypes['HistoricoEscolar']>, ParentType, ContextType>;
  atendimento?: Resolver<Maybe<ResolversTypes['AtendimentoDaCandidatura']>, ParentType, ContextType>;
  conversa?: Resolver<Maybe<ResolversTypes['Conversa']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidatoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidato'] = ResolversParentTypes['Candidato']> = {
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  curso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodoInicio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  perfil?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
};

export type HistoricoEscolarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoricoEscolar'] = ResolversParentTypes['HistoricoEscolar']> = {
  cr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  periodos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditosComplementares?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  naoReconhecidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDePergunta'], ParentType, ContextType>;
  obrigatoria?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opcoes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PedidoDaVagaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedidoDaVaga'] = ResolversParentTypes['PedidoDaVaga']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  perguntas?: Resolver<Array<ResolversTypes['Pergunta']>, ParentType, ContextType>;
  arquivo?: Resolver<ResolversTypes['PedidoDeArquivo'], ParentType, ContextType>;
  instrucao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RespostaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Resposta'] = ResolversParentTypes['Resposta']> = {
  idDaPergunta?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pergunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ehLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ArquivoDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArquivoDaCandidatura'] = ResolversParentTypes['ArquivoDaCandidatura']> = {
  caminho?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tamanho?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enviadoEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RespostasDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RespostasDaCandidatura'] = ResolversParentTypes['RespostasDaCandidatura']> = {
  idDaCandidatura?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  respostas?: Resolver<Array<ResolversTypes['Resposta']>, ParentType, ContextType>;
  arquivo?: Resolver<Maybe<ResolversTypes['ArquivoDaCandidatura']>, ParentType, ContextType>;
};

export type AtendimentoNaVagaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtendimentoNaVaga'] = ResolversParentTypes['AtendimentoNaVaga']> = {
  idDaCandidatura?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  atende?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  lugares?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  porEtapa?: Resolver<Maybe<Array<ResolversTypes['ContagemDaEtapa']>>, ParentType, ContextType>;
};

export type ContagemDaEtapaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContagemDaEtapa'] = ResolversParentTypes['ContagemDaEtapa']> = {
  etapa?: Resolver<ResolversTypes['EtapaDaCandidatura'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidaturaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaEdge'] = ResolversParentTypes['CandidaturaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Candidatura'], ParentType, ContextType>;
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
  horasSemanais?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modalidade?: Resolver<Maybe<ResolversTypes['Modalidade']>, ParentType, ContextType>;
  respostaAte?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  requisitos?: Resolver<Maybe<ResolversTypes['Requisitos']>, ParentType, ContextType>;
};

export type SituacaoDaCandidaturaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SituacaoDaCandidatura'] = ResolversParentTypes['SituacaoDaCandidatura']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidatado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  etapa?: Resolver<Maybe<ResolversTypes['EtapaDaCandidatura']>, ParentType, ContextType>;
  compartilhaHistorico?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  temRespostas?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  candidatura?: Resolver<Maybe<ResolversTypes['Candidatura']>, ParentType, ContextType>;
  respostas?: Resolver<Maybe<ResolversTypes['RespostasDaCandidatura']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversa'] = ResolversParentTypes['Conversa']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  papel?: Resolver<Maybe<ResolversTypes['Papel']>, ParentType, ContextType>;
  ultimaMensagem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  atualizadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  naoLidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mensagens?: Resolver<Maybe<ResolversTypes['MensagemConnection']>, ParentType, ContextType, RequireFields<ConversaMensagensArgs, 'first'>>;
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
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conteudo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criadaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lida?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MensagemEncontradaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MensagemEncontrada'] = ResolversParentTypes['MensagemEncontrada']> = {
  pessoa?: Resolver<ResolversTypes['Pessoa'], ParentType, ContextType>;
  mensagem?: Resolver<ResolversTypes['Mensagem'], ParentType, ContextType>;
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
  classificacao?: Resolver<ResolversTypes['ClassificacaoDaDisciplina'], ParentType, ContextType>;
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
  vagasAbertas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  alvo?: Resolver<Maybe<ResolversTypes['AlvoDaNotificacao']>, ParentType, ContextType>;
  codigoDaVaga?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlvoDaNotificacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlvoDaNotificacao'] = ResolversParentTypes['AlvoDaNotificacao']> = {
  __resolveType: TypeResolveFn<'Vaga' | 'Conversa' | 'Pessoa', ParentType, ContextType>;
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

export type AvisoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Aviso'] = ResolversParentTypes['Aviso']> = {
  tipo?: Resolver<ResolversTypes['TipoDeAviso'], ParentType, ContextType>;
  modo?: Resolver<ResolversTypes['ModoDeAviso'], ParentType, ContextType>;
  modos?: Resolver<Array<ResolversTypes['ModoDeAviso']>, ParentType, ContextType>;
};

export type AgendaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agenda'] = ResolversParentTypes['Agenda']> = {
  criadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NoAparelhoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoAparelho'] = ResolversParentTypes['NoAparelho']> = {
  chave?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  possiveis?: Resolver<Array<ResolversTypes['TipoDeAviso']>, ParentType, ContextType>;
  aparelho?: Resolver<Maybe<ResolversTypes['Aparelho']>, ParentType, ContextType>;
};

export type AparelhoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Aparelho'] = ResolversParentTypes['Aparelho']> = {
  endereco?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipos?: Resolver<Array<ResolversTypes['TipoDeAviso']>, ParentType, ContextType>;
  ultimaEntrega?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MeusDadosResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeusDados'] = ResolversParentTypes['MeusDados']> = {
  copia?: Resolver<Maybe<ResolversTypes['CopiaDosDados']>, ParentType, ContextType>;
  exclusao?: Resolver<Maybe<ResolversTypes['ExclusaoDaConta']>, ParentType, ContextType>;
  oportunidadesEmAndamento?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CopiaDosDadosResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopiaDosDados'] = ResolversParentTypes['CopiaDosDados']> = {
  situacao?: Resolver<ResolversTypes['SituacaoDaCopia'], ParentType, ContextType>;
  pedidaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiraEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExclusaoDaContaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusaoDaConta'] = ResolversParentTypes['ExclusaoDaConta']> = {
  pedidaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  executarEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType, RequireFields<QueryVagaArgs, 'codigo'>>;
  vagaPublica?: Resolver<Maybe<ResolversTypes['VagaPublica']>, ParentType, ContextType, RequireFields<QueryVagaPublicaArgs, 'codigo'>>;
  documento?: Resolver<Maybe<ResolversTypes['Documento']>, ParentType, ContextType, RequireFields<QueryDocumentoArgs, 'tipo'>>;
  mural?: Resolver<Maybe<ResolversTypes['Mural']>, ParentType, ContextType>;
  vagas?: Resolver<Maybe<ResolversTypes['VagaConnection']>, ParentType, ContextType, RequireFields<QueryVagasArgs, 'first'>>;
  contagensDeVagas?: Resolver<Maybe<ResolversTypes['ContagensDeVagas']>, ParentType, ContextType, Partial<QueryContagensDeVagasArgs>>;
  filtraCondicoes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  usuario?: Resolver<Maybe<ResolversTypes['Usuario']>, ParentType, ContextType, RequireFields<QueryUsuarioArgs, 'codigo'>>;
  tiposDeVaga?: Resolver<Maybe<Array<ResolversTypes['OpcaoDeTipo']>>, ParentType, ContextType>;
  departamentos?: Resolver<Maybe<Array<ResolversTypes['Departamento']>>, ParentType, ContextType>;
  categoriasDeInteresse?: Resolver<Maybe<Array<ResolversTypes['CategoriaDeInteresse']>>, ParentType, ContextType>;
  instituicao?: Resolver<ResolversTypes['Instituicao'], ParentType, ContextType>;
  enviaLinksDeEntrada?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EntrarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarResult'] = ResolversParentTypes['EntrarResult']> = {
  __resolveType: TypeResolveFn<'EntrarSuccess' | 'CredenciaisInvalidas' | 'EmailNaoVerificado' | 'PapelNaoPermitido' | 'ContaSuspensa' | 'SegundoFatorPedido' | 'SoPelaUniversidade', ParentType, ContextType>;
};

export type EntrarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarSuccess'] = ResolversParentTypes['EntrarSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  exclusaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContaSuspensaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContaSuspensa'] = ResolversParentTypes['ContaSuspensa']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contestar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SoPelaUniversidadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoPelaUniversidade'] = ResolversParentTypes['SoPelaUniversidade']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CredenciaisInvalidasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredenciaisInvalidas'] = ResolversParentTypes['CredenciaisInvalidas']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailNaoVerificadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailNaoVerificado'] = ResolversParentTypes['EmailNaoVerificado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reenvia?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PapelNaoPermitidoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PapelNaoPermitido'] = ResolversParentTypes['PapelNaoPermitido']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntrarPorLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarPorLinkResult'] = ResolversParentTypes['EntrarPorLinkResult']> = {
  __resolveType: TypeResolveFn<'EntrarPorLinkSuccess' | 'TokenRecusado' | 'ContaSuspensa' | 'SegundoFatorPedido', ParentType, ContextType>;
};

export type EntrarPorLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarPorLinkSuccess'] = ResolversParentTypes['EntrarPorLinkSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  exclusaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SegundoFatorPedidoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegundoFatorPedido'] = ResolversParentTypes['SegundoFatorPedido']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  desafio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aplicativo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codigos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chave?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voltar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmarEntradaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmarEntradaResult'] = ResolversParentTypes['ConfirmarEntradaResult']> = {
  __resolveType: TypeResolveFn<'ConfirmarEntradaSuccess' | 'EntradaInvalida' | 'TokenRecusado' | 'ContaSuspensa' | 'PapelNaoPermitido', ParentType, ContextType>;
};

export type ConfirmarEntradaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmarEntradaSuccess'] = ResolversParentTypes['ConfirmarEntradaSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  exclusaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SegundoFatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegundoFator'] = ResolversParentTypes['SegundoFator']> = {
  exigido?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  aplicativo?: Resolver<Maybe<ResolversTypes['AplicativoDeCodigo']>, ParentType, ContextType>;
  chaves?: Resolver<Array<ResolversTypes['ChaveDeAcesso']>, ParentType, ContextType>;
  codigos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AplicativoDeCodigoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AplicativoDeCodigo'] = ResolversParentTypes['AplicativoDeCodigo']> = {
  criadoEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usadoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChaveDeAcessoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChaveDeAcesso'] = ResolversParentTypes['ChaveDeAcesso']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criadaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usadaEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AbrirDesafioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbrirDesafioResult'] = ResolversParentTypes['AbrirDesafioResult']> = {
  __resolveType: TypeResolveFn<'AbrirDesafioSuccess' | 'EntradaInvalida' | 'SegundoFatorRecusado', ParentType, ContextType>;
};

export type AbrirDesafioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbrirDesafioSuccess'] = ResolversParentTypes['AbrirDesafioSuccess']> = {
  desafio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segredo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endereco?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chave?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SegundoFatorRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SegundoFatorRecusado'] = ResolversParentTypes['SegundoFatorRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdicionarSegundoFatorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdicionarSegundoFatorResult'] = ResolversParentTypes['AdicionarSegundoFatorResult']> = {
  __resolveType: TypeResolveFn<'AdicionarSegundoFatorSuccess' | 'EntradaInvalida' | 'SegundoFatorRecusado', ParentType, ContextType>;
};

export type AdicionarSegundoFatorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdicionarSegundoFatorSuccess'] = ResolversParentTypes['AdicionarSegundoFatorSuccess']> = {
  codigos?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoverSegundoFatorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverSegundoFatorResult'] = ResolversParentTypes['RemoverSegundoFatorResult']> = {
  __resolveType: TypeResolveFn<'RemoverSegundoFatorSuccess' | 'EntradaInvalida' | 'SegundoFatorRecusado', ParentType, ContextType>;
};

export type RemoverSegundoFatorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverSegundoFatorSuccess'] = ResolversParentTypes['RemoverSegundoFatorSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenovarCodigosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenovarCodigosResult'] = ResolversParentTypes['RenovarCodigosResult']> = {
  __resolveType: TypeResolveFn<'RenovarCodigosSuccess' | 'EntradaInvalida' | 'SegundoFatorRecusado', ParentType, ContextType>;
};

export type RenovarCodigosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenovarCodigosSuccess'] = ResolversParentTypes['RenovarCodigosSuccess']> = {
  codigos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PedirLinkDeEntradaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirLinkDeEntradaResult'] = ResolversParentTypes['PedirLinkDeEntradaResult']> = {
  __resolveType: TypeResolveFn<'PedirLinkDeEntradaSuccess' | 'LinkDeEntradaIndisponivel', ParentType, ContextType>;
};

export type PedirLinkDeEntradaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirLinkDeEntradaSuccess'] = ResolversParentTypes['PedirLinkDeEntradaSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkDeEntradaIndisponivelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkDeEntradaIndisponivel'] = ResolversParentTypes['LinkDeEntradaIndisponivel']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComecarEntradaPelaUniversidadeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComecarEntradaPelaUniversidadeResult'] = ResolversParentTypes['ComecarEntradaPelaUniversidadeResult']> = {
  __resolveType: TypeResolveFn<'ComecarEntradaPelaUniversidadeSuccess' | 'UniversidadeIndisponivel', ParentType, ContextType>;
};

export type ComecarEntradaPelaUniversidadeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComecarEntradaPelaUniversidadeSuccess'] = ResolversParentTypes['ComecarEntradaPelaUniversidadeSuccess']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UniversidadeIndisponivelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniversidadeIndisponivel'] = ResolversParentTypes['UniversidadeIndisponivel']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntrarPelaUniversidadeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarPelaUniversidadeResult'] = ResolversParentTypes['EntrarPelaUniversidadeResult']> = {
  __resolveType: TypeResolveFn<'EntrarPelaUniversidadeSuccess' | 'ContaAProvar' | 'EntradaPelaUniversidadeRecusada' | 'UniversidadeIndisponivel' | 'ContaSuspensa' | 'SegundoFatorPedido', ParentType, ContextType>;
};

export type EntrarPelaUniversidadeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrarPelaUniversidadeSuccess'] = ResolversParentTypes['EntrarPelaUniversidadeSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  exclusaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voltar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContaAProvarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContaAProvar'] = ResolversParentTypes['ContaAProvar']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntradaPelaUniversidadeRecusadaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntradaPelaUniversidadeRecusada'] = ResolversParentTypes['EntradaPelaUniversidadeRecusada']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProvarContaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvarContaResult'] = ResolversParentTypes['ProvarContaResult']> = {
  __resolveType: TypeResolveFn<'ProvarContaSuccess' | 'CredenciaisInvalidas' | 'EntradaPelaUniversidadeRecusada' | 'UniversidadeIndisponivel' | 'ContaSuspensa' | 'SegundoFatorPedido', ParentType, ContextType>;
};

export type ProvarContaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvarContaSuccess'] = ResolversParentTypes['ProvarContaSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  exclusaoEm?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voltar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SairResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SairResult'] = ResolversParentTypes['SairResult']> = {
  __resolveType: TypeResolveFn<'SairSuccess', ParentType, ContextType>;
};

export type SairSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SairSuccess'] = ResolversParentTypes['SairSuccess']> = {
  revogado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  urlDaUniversidade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessaoAbertaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessaoAberta'] = ResolversParentTypes['SessaoAberta']> = {
  codigo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dispositivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rede?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criadaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usadaEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  atual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EncerrarSessaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EncerrarSessaoResult'] = ResolversParentTypes['EncerrarSessaoResult']> = {
  __resolveType: TypeResolveFn<'EncerrarSessaoSuccess' | 'SessaoJaEncerrada', ParentType, ContextType>;
};

export type EncerrarSessaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EncerrarSessaoSuccess'] = ResolversParentTypes['EncerrarSessaoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessaoJaEncerradaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessaoJaEncerrada'] = ResolversParentTypes['SessaoJaEncerrada']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EncerrarOutrasSessoesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EncerrarOutrasSessoesResult'] = ResolversParentTypes['EncerrarOutrasSessoesResult']> = {
  __resolveType: TypeResolveFn<'EncerrarOutrasSessoesSuccess', ParentType, ContextType>;
};

export type EncerrarOutrasSessoesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EncerrarOutrasSessoesSuccess'] = ResolversParentTypes['EncerrarOutrasSessoesSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MudarSenhaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarSenhaResult'] = ResolversParentTypes['MudarSenhaResult']> = {
  __resolveType: TypeResolveFn<'MudarSenhaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type MudarSenhaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarSenhaSuccess'] = ResolversParentTypes['MudarSenhaSuccess']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeuEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeuEmail'] = ResolversParentTypes['MeuEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendente?: Resolver<Maybe<ResolversTypes['EmailPendente']>, ParentType, ContextType>;
};

export type EmailPendenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailPendente'] = ResolversParentTypes['EmailPendente']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiraEm?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PedirMudancaDeEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirMudancaDeEmailResult'] = ResolversParentTypes['PedirMudancaDeEmailResult']> = {
  __resolveType: TypeResolveFn<'PedirMudancaDeEmailSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type PedirMudancaDeEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirMudancaDeEmailSuccess'] = ResolversParentTypes['PedirMudancaDeEmailSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelarMudancaDeEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelarMudancaDeEmailResult'] = ResolversParentTypes['CancelarMudancaDeEmailResult']> = {
  __resolveType: TypeResolveFn<'CancelarMudancaDeEmailSuccess', ParentType, ContextType>;
};

export type CancelarMudancaDeEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelarMudancaDeEmailSuccess'] = ResolversParentTypes['CancelarMudancaDeEmailSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'VerificarEmailSuccess' | 'CadastroDeOutroNavegador' | 'TokenRecusado', ParentType, ContextType>;
};

export type VerificarEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificarEmailSuccess'] = ResolversParentTypes['VerificarEmailSuccess']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papel?: Resolver<Maybe<ResolversTypes['Papel']>, ParentType, ContextType>;
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenDeSenha?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CadastroDeOutroNavegadorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CadastroDeOutroNavegador'] = ResolversParentTypes['CadastroDeOutroNavegador']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cadastro?: Resolver<ResolversTypes['Cadastro'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CadastroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cadastro'] = ResolversParentTypes['Cadastro']> = {
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  curso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departamento?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TokenRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenRecusado'] = ResolversParentTypes['TokenRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReenviarVerificacaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReenviarVerificacaoResult'] = ResolversParentTypes['ReenviarVerificacaoResult']> = {
  __resolveType: TypeResolveFn<'ReenviarVerificacaoSuccess' | 'ReenvioIndisponivel', ParentType, ContextType>;
};

export type ReenviarVerificacaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReenviarVerificacaoSuccess'] = ResolversParentTypes['ReenviarVerificacaoSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReenvioIndisponivelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReenvioIndisponivel'] = ResolversParentTypes['ReenvioIndisponivel']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  candidatura?: Resolver<Maybe<ResolversTypes['Candidatura']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResponderPerguntasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponderPerguntasResult'] = ResolversParentTypes['ResponderPerguntasResult']> = {
  __resolveType: TypeResolveFn<'ResponderPerguntasSuccess' | 'RespostasRecusadas' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ResponderPerguntasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponderPerguntasSuccess'] = ResolversParentTypes['ResponderPerguntasSuccess']> = {
  candidatura?: Resolver<Maybe<ResolversTypes['Candidatura']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RespostasRecusadasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RespostasRecusadas'] = ResolversParentTypes['RespostasRecusadas']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetirarCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarCandidaturaResult'] = ResolversParentTypes['RetirarCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'RetirarCandidaturaSuccess' | 'RetiradaRecusada' | 'EntradaInvalida', ParentType, ContextType>;
};

export type RetirarCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarCandidaturaSuccess'] = ResolversParentTypes['RetirarCandidaturaSuccess']> = {
  candidatura?: Resolver<Maybe<ResolversTypes['Candidatura']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaCandidatura'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
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

export type FinalizarSelecaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinalizarSelecaoResult'] = ResolversParentTypes['FinalizarSelecaoResult']> = {
  __resolveType: TypeResolveFn<'FinalizarSelecaoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type FinalizarSelecaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinalizarSelecaoSuccess'] = ResolversParentTypes['FinalizarSelecaoSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  divulgadas?: Resolver<Maybe<Array<ResolversTypes['Candidatura']>>, ParentType, ContextType>;
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

export type DefinirLugaresResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirLugaresResult'] = ResolversParentTypes['DefinirLugaresResult']> = {
  __resolveType: TypeResolveFn<'DefinirLugaresSuccess' | 'EntradaInvalida' | 'EdicaoEmConflito', ParentType, ContextType>;
};

export type DefinirLugaresSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirLugaresSuccess'] = ResolversParentTypes['DefinirLugaresSuccess']> = {
  selecao?: Resolver<Maybe<ResolversTypes['Selecao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DefinirRequisitosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirRequisitosResult'] = ResolversParentTypes['DefinirRequisitosResult']> = {
  __resolveType: TypeResolveFn<'DefinirRequisitosSuccess' | 'EntradaInvalida' | 'EdicaoEmConflito', ParentType, ContextType>;
};

export type DefinirRequisitosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirRequisitosSuccess'] = ResolversParentTypes['DefinirRequisitosSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OferecerHorariosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OferecerHorariosResult'] = ResolversParentTypes['OferecerHorariosResult']> = {
  __resolveType: TypeResolveFn<'OferecerHorariosSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type OferecerHorariosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OferecerHorariosSuccess'] = ResolversParentTypes['OferecerHorariosSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetirarHorarioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarHorarioResult'] = ResolversParentTypes['RetirarHorarioResult']> = {
  __resolveType: TypeResolveFn<'RetirarHorarioSuccess', ParentType, ContextType>;
};

export type RetirarHorarioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarHorarioSuccess'] = ResolversParentTypes['RetirarHorarioSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EscolherHorarioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscolherHorarioResult'] = ResolversParentTypes['EscolherHorarioResult']> = {
  __resolveType: TypeResolveFn<'EscolherHorarioSuccess' | 'HorarioRecusado', ParentType, ContextType>;
};

export type EscolherHorarioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscolherHorarioSuccess'] = ResolversParentTypes['EscolherHorarioSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DevolverHorarioResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevolverHorarioResult'] = ResolversParentTypes['DevolverHorarioResult']> = {
  __resolveType: TypeResolveFn<'DevolverHorarioSuccess' | 'HorarioRecusado', ParentType, ContextType>;
};

export type DevolverHorarioSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevolverHorarioSuccess'] = ResolversParentTypes['DevolverHorarioSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HorarioRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HorarioRecusado'] = ResolversParentTypes['HorarioRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
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
  vagaEdge?: Resolver<Maybe<ResolversTypes['VagaEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicarVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicarVagaResult'] = ResolversParentTypes['PublicarVagaResult']> = {
  __resolveType: TypeResolveFn<'PublicarVagaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type PublicarVagaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicarVagaSuccess'] = ResolversParentTypes['PublicarVagaSuccess']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AtualizarVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtualizarVagaResult'] = ResolversParentTypes['AtualizarVagaResult']> = {
  __resolveType: TypeResolveFn<'AtualizarVagaSuccess' | 'EntradaInvalida' | 'EdicaoEmConflito', ParentType, ContextType>;
};

export type EdicaoEmConflitoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EdicaoEmConflito'] = ResolversParentTypes['EdicaoEmConflito']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emConflito?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  idDaVaga?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type MarcarCandidaturaComoLidaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarcarCandidaturaComoLidaResult'] = ResolversParentTypes['MarcarCandidaturaComoLidaResult']> = {
  __resolveType: TypeResolveFn<'MarcarCandidaturaComoLidaSuccess', ParentType, ContextType>;
};

export type MarcarCandidaturaComoLidaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarcarCandidaturaComoLidaSuccess'] = ResolversParentTypes['MarcarCandidaturaComoLidaSuccess']> = {
  idDaCandidatura?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvaliarCandidaturaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvaliarCandidaturaResult'] = ResolversParentTypes['AvaliarCandidaturaResult']> = {
  __resolveType: TypeResolveFn<'AvaliarCandidaturaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AvaliarCandidaturaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvaliarCandidaturaSuccess'] = ResolversParentTypes['AvaliarCandidaturaSuccess']> = {
  avaliacao?: Resolver<Maybe<ResolversTypes['Avaliacao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvaliarCandidaturasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvaliarCandidaturasResult'] = ResolversParentTypes['AvaliarCandidaturasResult']> = {
  __resolveType: TypeResolveFn<'AvaliarCandidaturasSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AvaliarCandidaturasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvaliarCandidaturasSuccess'] = ResolversParentTypes['AvaliarCandidaturasSuccess']> = {
  avaliadas?: Resolver<Maybe<Array<ResolversTypes['Avaliacao']>>, ParentType, ContextType>;
  recusadas?: Resolver<Maybe<Array<ResolversTypes['CandidaturaNaoAvaliada']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidaturaNaoAvaliadaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidaturaNaoAvaliada'] = ResolversParentTypes['CandidaturaNaoAvaliada']> = {
  idDaCandidatura?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DefinirPerguntasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinirPerguntasResult'] = ResolversParentTypes['DefinirPerguntasResult']> = {
  __resolveType: TypeResolveFn<'DefinirPerguntasSuccess' | 'EntradaInvalida' | 'EdicaoEmConflito', ParentType, ContextType>;
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
  idDaAnotacao?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'ImportarHistoricoSuccess' | 'HistoricoAConfirmar' | 'EntradaInvalida', ParentType, ContextType>;
};

export type HistoricoAConfirmarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoricoAConfirmar'] = ResolversParentTypes['HistoricoAConfirmar']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disciplinas?: Resolver<Array<ResolversTypes['DisciplinaLida']>, ParentType, ContextType>;
  linhasIlegiveis?: Resolver<Maybe<Array<ResolversTypes['LinhaIlegivel']>>, ParentType, ContextType>;
  totalDeLinhasIlegiveis?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  situacoesNaoReconhecidas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisciplinaLidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisciplinaLida'] = ResolversParentTypes['DisciplinaLida']> = {
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codigoDaDisciplina?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turma?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grau?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaDisciplina'], ParentType, ContextType>;
  classificacao?: Resolver<ResolversTypes['ClassificacaoDaDisciplina'], ParentType, ContextType>;
  situacaoOriginal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfirmarHistoricoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmarHistoricoResult'] = ResolversParentTypes['ConfirmarHistoricoResult']> = {
  __resolveType: TypeResolveFn<'ConfirmarHistoricoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ConfirmarHistoricoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmarHistoricoSuccess'] = ResolversParentTypes['ConfirmarHistoricoSuccess']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type BloquearResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BloquearResult'] = ResolversParentTypes['BloquearResult']> = {
  __resolveType: TypeResolveFn<'BloquearSuccess' | 'PessoaInexistente' | 'EntradaInvalida', ParentType, ContextType>;
};

export type BloquearSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BloquearSuccess'] = ResolversParentTypes['BloquearSuccess']> = {
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

export type SalvarInstituicaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarInstituicaoResult'] = ResolversParentTypes['SalvarInstituicaoResult']> = {
  __resolveType: TypeResolveFn<'SalvarInstituicaoSuccess' | 'EntradaInvalida' | 'InstituicaoEmConflito', ParentType, ContextType>;
};

export type SalvarInstituicaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarInstituicaoSuccess'] = ResolversParentTypes['SalvarInstituicaoSuccess']> = {
  instituicao?: Resolver<Maybe<ResolversTypes['InstituicaoAdministrada']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstituicaoEmConflitoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstituicaoEmConflito'] = ResolversParentTypes['InstituicaoEmConflito']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instituicao?: Resolver<Maybe<ResolversTypes['InstituicaoAdministrada']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrocarLogoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrocarLogoResult'] = ResolversParentTypes['TrocarLogoResult']> = {
  __resolveType: TypeResolveFn<'TrocarLogoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type TrocarLogoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrocarLogoSuccess'] = ResolversParentTypes['TrocarLogoSuccess']> = {
  instituicao?: Resolver<Maybe<ResolversTypes['InstituicaoAdministrada']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoverLogoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverLogoResult'] = ResolversParentTypes['RemoverLogoResult']> = {
  __resolveType: TypeResolveFn<'RemoverLogoSuccess', ParentType, ContextType>;
};

export type RemoverLogoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoverLogoSuccess'] = ResolversParentTypes['RemoverLogoSuccess']> = {
  instituicao?: Resolver<Maybe<ResolversTypes['InstituicaoAdministrada']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnviarEmailDeTesteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarEmailDeTesteResult'] = ResolversParentTypes['EnviarEmailDeTesteResult']> = {
  __resolveType: TypeResolveFn<'EnviarEmailDeTesteSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type EnviarEmailDeTesteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnviarEmailDeTesteSuccess'] = ResolversParentTypes['EnviarEmailDeTesteSuccess']> = {
  resposta?: Resolver<Maybe<ResolversTypes['RespostaDoServidorDeEmail']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RespostaDoServidorDeEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RespostaDoServidorDeEmail'] = ResolversParentTypes['RespostaDoServidorDeEmail']> = {
  aceito?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DenunciarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DenunciarResult'] = ResolversParentTypes['DenunciarResult']> = {
  __resolveType: TypeResolveFn<'DenunciarSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DenunciarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DenunciarSuccess'] = ResolversParentTypes['DenunciarSuccess']> = {
  recebida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecidirCasoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidirCasoResult'] = ResolversParentTypes['DecidirCasoResult']> = {
  __resolveType: TypeResolveFn<'DecidirCasoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DecidirCasoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidirCasoSuccess'] = ResolversParentTypes['DecidirCasoSuccess']> = {
  caso?: Resolver<Maybe<ResolversTypes['CasoDetalhado']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContestarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContestarResult'] = ResolversParentTypes['ContestarResult']> = {
  __resolveType: TypeResolveFn<'ContestarSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ContestarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContestarSuccess'] = ResolversParentTypes['ContestarSuccess']> = {
  decisao?: Resolver<Maybe<ResolversTypes['DecisaoRecebida']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgirSobrePessoaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgirSobrePessoaResult'] = ResolversParentTypes['AgirSobrePessoaResult']> = {
  __resolveType: TypeResolveFn<'AgirSobrePessoaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AgirSobrePessoaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgirSobrePessoaSuccess'] = ResolversParentTypes['AgirSobrePessoaSuccess']> = {
  pessoa?: Resolver<Maybe<ResolversTypes['PessoaAdministrada']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicarAvisoDoSistemaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicarAvisoDoSistemaResult'] = ResolversParentTypes['PublicarAvisoDoSistemaResult']> = {
  __resolveType: TypeResolveFn<'PublicarAvisoDoSistemaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type PublicarAvisoDoSistemaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicarAvisoDoSistemaSuccess'] = ResolversParentTypes['PublicarAvisoDoSistemaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetirarAvisoDoSistemaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarAvisoDoSistemaResult'] = ResolversParentTypes['RetirarAvisoDoSistemaResult']> = {
  __resolveType: TypeResolveFn<'RetirarAvisoDoSistemaSuccess', ParentType, ContextType>;
};

export type RetirarAvisoDoSistemaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirarAvisoDoSistemaSuccess'] = ResolversParentTypes['RetirarAvisoDoSistemaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvarEntradaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarEntradaResult'] = ResolversParentTypes['SalvarEntradaResult']> = {
  __resolveType: TypeResolveFn<'SalvarEntradaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type SalvarEntradaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarEntradaSuccess'] = ResolversParentTypes['SalvarEntradaSuccess']> = {
  entrada?: Resolver<Maybe<ResolversTypes['EntradaDeLista']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JuntarEntradaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JuntarEntradaResult'] = ResolversParentTypes['JuntarEntradaResult']> = {
  __resolveType: TypeResolveFn<'JuntarEntradaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type JuntarEntradaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JuntarEntradaSuccess'] = ResolversParentTypes['JuntarEntradaSuccess']> = {
  juncao?: Resolver<Maybe<ResolversTypes['Juncao']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesfazerJuncaoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesfazerJuncaoResult'] = ResolversParentTypes['DesfazerJuncaoResult']> = {
  __resolveType: TypeResolveFn<'DesfazerJuncaoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type DesfazerJuncaoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesfazerJuncaoSuccess'] = ResolversParentTypes['DesfazerJuncaoSuccess']> = {
  desfeita?: Resolver<Maybe<ResolversTypes['JuncaoDesfeita']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JuncaoDesfeitaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JuncaoDesfeita'] = ResolversParentTypes['JuncaoDesfeita']> = {
  juncao?: Resolver<ResolversTypes['Juncao'], ParentType, ContextType>;
  ficaram?: Resolver<Array<ResolversTypes['UsoDaEntrada']>, ParentType, ContextType>;
};

export type ImportarListaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportarListaResult'] = ResolversParentTypes['ImportarListaResult']> = {
  __resolveType: TypeResolveFn<'ImportarListaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ImportarListaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportarListaSuccess'] = ResolversParentTypes['ImportarListaSuccess']> = {
  importacao?: Resolver<Maybe<ResolversTypes['ImportacaoDeLista']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportacaoDeListaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportacaoDeLista'] = ResolversParentTypes['ImportacaoDeLista']> = {
  aplicada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  novas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mudadas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  iguais?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recusadas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linhas?: Resolver<Array<ResolversTypes['LinhaDaImportacao']>, ParentType, ContextType>;
};

export type LinhaDaImportacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinhaDaImportacao'] = ResolversParentTypes['LinhaDaImportacao']> = {
  linha?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  situacao?: Resolver<ResolversTypes['SituacaoDaLinha'], ParentType, ContextType>;
  nome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  antes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportarPessoasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportarPessoasResult'] = ResolversParentTypes['ImportarPessoasResult']> = {
  __resolveType: TypeResolveFn<'ImportarPessoasSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ImportarPessoasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportarPessoasSuccess'] = ResolversParentTypes['ImportarPessoasSuccess']> = {
  importacao?: Resolver<Maybe<ResolversTypes['ImportacaoDePessoas']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportacaoDePessoasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportacaoDePessoas'] = ResolversParentTypes['ImportacaoDePessoas']> = {
  linhas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  novas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alteradas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  iguais?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recusadas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspensas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  colunasIgnoradas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suspendeMuitas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exemplos?: Resolver<Array<ResolversTypes['PessoaImportada']>, ParentType, ContextType>;
  recusadasCsv?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parouEm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PessoaImportadaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PessoaImportada'] = ResolversParentTypes['PessoaImportada']> = {
  linha?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeLinhaDaImportacao'], ParentType, ContextType>;
  matricula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mudancas?: Resolver<Array<ResolversTypes['MudancaDaImportacao']>, ParentType, ContextType>;
  motivo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MudancaDaImportacaoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudancaDaImportacao'] = ResolversParentTypes['MudancaDaImportacao']> = {
  campo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  de?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  para?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MudarAvisoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarAvisoResult'] = ResolversParentTypes['MudarAvisoResult']> = {
  __resolveType: TypeResolveFn<'MudarAvisoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type MudarAvisoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarAvisoSuccess'] = ResolversParentTypes['MudarAvisoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AceitarDocumentosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AceitarDocumentosResult'] = ResolversParentTypes['AceitarDocumentosResult']> = {
  __resolveType: TypeResolveFn<'AceitarDocumentosSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type AceitarDocumentosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AceitarDocumentosSuccess'] = ResolversParentTypes['AceitarDocumentosSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvarDocumentoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarDocumentoResult'] = ResolversParentTypes['SalvarDocumentoResult']> = {
  __resolveType: TypeResolveFn<'SalvarDocumentoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type SalvarDocumentoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarDocumentoSuccess'] = ResolversParentTypes['SalvarDocumentoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmarPrazoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmarPrazoResult'] = ResolversParentTypes['ConfirmarPrazoResult']> = {
  __resolveType: TypeResolveFn<'ConfirmarPrazoSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ConfirmarPrazoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmarPrazoSuccess'] = ResolversParentTypes['ConfirmarPrazoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MudarPrivacidadeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarPrivacidadeResult'] = ResolversParentTypes['MudarPrivacidadeResult']> = {
  __resolveType: TypeResolveFn<'MudarPrivacidadeSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type MudarPrivacidadeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarPrivacidadeSuccess'] = ResolversParentTypes['MudarPrivacidadeSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbrirAgendaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbrirAgendaResult'] = ResolversParentTypes['AbrirAgendaResult']> = {
  __resolveType: TypeResolveFn<'AbrirAgendaSuccess', ParentType, ContextType>;
};

export type AbrirAgendaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbrirAgendaSuccess'] = ResolversParentTypes['AbrirAgendaSuccess']> = {
  endereco?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FecharAgendaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FecharAgendaResult'] = ResolversParentTypes['FecharAgendaResult']> = {
  __resolveType: TypeResolveFn<'FecharAgendaSuccess', ParentType, ContextType>;
};

export type FecharAgendaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FecharAgendaSuccess'] = ResolversParentTypes['FecharAgendaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LigarAparelhoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LigarAparelhoResult'] = ResolversParentTypes['LigarAparelhoResult']> = {
  __resolveType: TypeResolveFn<'LigarAparelhoSuccess' | 'AparelhoRecusado' | 'EntradaInvalida', ParentType, ContextType>;
};

export type LigarAparelhoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LigarAparelhoSuccess'] = ResolversParentTypes['LigarAparelhoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AparelhoRecusadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AparelhoRecusado'] = ResolversParentTypes['AparelhoRecusado']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesligarAparelhoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesligarAparelhoResult'] = ResolversParentTypes['DesligarAparelhoResult']> = {
  __resolveType: TypeResolveFn<'DesligarAparelhoSuccess', ParentType, ContextType>;
};

export type DesligarAparelhoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesligarAparelhoSuccess'] = ResolversParentTypes['DesligarAparelhoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestarAparelhoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestarAparelhoResult'] = ResolversParentTypes['TestarAparelhoResult']> = {
  __resolveType: TypeResolveFn<'TestarAparelhoSuccess' | 'AparelhoRecusado', ParentType, ContextType>;
};

export type TestarAparelhoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestarAparelhoSuccess'] = ResolversParentTypes['TestarAparelhoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PedirCopiaDosDadosResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirCopiaDosDadosResult'] = ResolversParentTypes['PedirCopiaDosDadosResult']> = {
  __resolveType: TypeResolveFn<'PedirCopiaDosDadosSuccess', ParentType, ContextType>;
};

export type PedirCopiaDosDadosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PedirCopiaDosDadosSuccess'] = ResolversParentTypes['PedirCopiaDosDadosSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExcluirContaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcluirContaResult'] = ResolversParentTypes['ExcluirContaResult']> = {
  __resolveType: TypeResolveFn<'ExcluirContaSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type ExcluirContaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcluirContaSuccess'] = ResolversParentTypes['ExcluirContaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManterContaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManterContaResult'] = ResolversParentTypes['ManterContaResult']> = {
  __resolveType: TypeResolveFn<'ManterContaSuccess', ParentType, ContextType>;
};

export type ManterContaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManterContaSuccess'] = ResolversParentTypes['ManterContaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EscolherColunasResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscolherColunasResult'] = ResolversParentTypes['EscolherColunasResult']> = {
  __resolveType: TypeResolveFn<'EscolherColunasSuccess' | 'EntradaInvalida', ParentType, ContextType>;
};

export type EscolherColunasSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscolherColunasSuccess'] = ResolversParentTypes['EscolherColunasSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvarBuscaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarBuscaResult'] = ResolversParentTypes['SalvarBuscaResult']> = {
  __resolveType: TypeResolveFn<'SalvarBuscaSuccess' | 'BuscasCheias' | 'EntradaInvalida', ParentType, ContextType>;
};

export type SalvarBuscaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarBuscaSuccess'] = ResolversParentTypes['SalvarBuscaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuscasCheiasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuscasCheias'] = ResolversParentTypes['BuscasCheias']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeguirResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeguirResult'] = ResolversParentTypes['SeguirResult']> = {
  __resolveType: TypeResolveFn<'SeguirSuccess' | 'AlvoInexistente' | 'BuscasCheias' | 'EntradaInvalida', ParentType, ContextType>;
};

export type SeguirSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeguirSuccess'] = ResolversParentTypes['SeguirSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlvoInexistenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlvoInexistente'] = ResolversParentTypes['AlvoInexistente']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MudarBuscaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarBuscaResult'] = ResolversParentTypes['MudarBuscaResult']> = {
  __resolveType: TypeResolveFn<'MudarBuscaSuccess' | 'BuscaInexistente' | 'EntradaInvalida', ParentType, ContextType>;
};

export type MudarBuscaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MudarBuscaSuccess'] = ResolversParentTypes['MudarBuscaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuscaInexistenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuscaInexistente'] = ResolversParentTypes['BuscaInexistente']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApagarBuscaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApagarBuscaResult'] = ResolversParentTypes['ApagarBuscaResult']> = {
  __resolveType: TypeResolveFn<'ApagarBuscaSuccess' | 'BuscaInexistente', ParentType, ContextType>;
};

export type ApagarBuscaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApagarBuscaSuccess'] = ResolversParentTypes['ApagarBuscaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvarVagaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarVagaResult'] = ResolversParentTypes['SalvarVagaResult']> = {
  __resolveType: TypeResolveFn<'SalvarVagaSuccess' | 'VagaInexistente' | 'SalvasCheias' | 'SalvasIndisponiveis', ParentType, ContextType>;
};

export type SalvarVagaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvarVagaSuccess'] = ResolversParentTypes['SalvarVagaSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrarPassoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrarPassoResult'] = ResolversParentTypes['RegistrarPassoResult']> = {
  __resolveType: TypeResolveFn<'RegistrarPassoSuccess' | 'VagaInexistente', ParentType, ContextType>;
};

export type RegistrarPassoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrarPassoSuccess'] = ResolversParentTypes['RegistrarPassoSuccess']> = {
  disponivel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VagaInexistenteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaInexistente'] = ResolversParentTypes['VagaInexistente']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvasCheiasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvasCheias'] = ResolversParentTypes['SalvasCheias']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalvasIndisponiveisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalvasIndisponiveis'] = ResolversParentTypes['SalvasIndisponiveis']> = {
  mensagem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  entrar?: Resolver<ResolversTypes['EntrarResult'], ParentType, ContextType, RequireFields<MutationEntrarArgs, 'input'>>;
  entrarPorLink?: Resolver<ResolversTypes['EntrarPorLinkResult'], ParentType, ContextType, RequireFields<MutationEntrarPorLinkArgs, 'input'>>;
  confirmarEntrada?: Resolver<ResolversTypes['ConfirmarEntradaResult'], ParentType, ContextType, RequireFields<MutationConfirmarEntradaArgs, 'input'>>;
  abrirDesafio?: Resolver<ResolversTypes['AbrirDesafioResult'], ParentType, ContextType, RequireFields<MutationAbrirDesafioArgs, 'input'>>;
  adicionarSegundoFator?: Resolver<ResolversTypes['AdicionarSegundoFatorResult'], ParentType, ContextType, RequireFields<MutationAdicionarSegundoFatorArgs, 'input'>>;
  removerSegundoFator?: Resolver<ResolversTypes['RemoverSegundoFatorResult'], ParentType, ContextType, RequireFields<MutationRemoverSegundoFatorArgs, 'input'>>;
  renovarCodigos?: Resolver<ResolversTypes['RenovarCodigosResult'], ParentType, ContextType, RequireFields<MutationRenovarCodigosArgs, 'input'>>;
  comecarEntradaPelaUniversidade?: Resolver<ResolversTypes['ComecarEntradaPelaUniversidadeResult'], ParentType, ContextType, RequireFields<MutationComecarEntradaPelaUniversidadeArgs, 'input'>>;
  entrarPelaUniversidade?: Resolver<ResolversTypes['EntrarPelaUniversidadeResult'], ParentType, ContextType, RequireFields<MutationEntrarPelaUniversidadeArgs, 'input'>>;
  provarConta?: Resolver<ResolversTypes['ProvarContaResult'], ParentType, ContextType, RequireFields<MutationProvarContaArgs, 'input'>>;
  pedirLinkDeEntrada?: Resolver<ResolversTypes['PedirLinkDeEntradaResult'], ParentType, ContextType, RequireFields<MutationPedirLinkDeEntradaArgs, 'input'>>;
  sair?: Resolver<ResolversTypes['SairResult'], ParentType, ContextType>;
  encerrarSessao?: Resolver<ResolversTypes['EncerrarSessaoResult'], ParentType, ContextType, RequireFields<MutationEncerrarSessaoArgs, 'input'>>;
  mudarSenha?: Resolver<ResolversTypes['MudarSenhaResult'], ParentType, ContextType, RequireFields<MutationMudarSenhaArgs, 'input'>>;
  pedirMudancaDeEmail?: Resolver<ResolversTypes['PedirMudancaDeEmailResult'], ParentType, ContextType, RequireFields<MutationPedirMudancaDeEmailArgs, 'input'>>;
  cancelarMudancaDeEmail?: Resolver<ResolversTypes['CancelarMudancaDeEmailResult'], ParentType, ContextType>;
  encerrarOutrasSessoes?: Resolver<ResolversTypes['EncerrarOutrasSessoesResult'], ParentType, ContextType>;
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
  responderPerguntas?: Resolver<ResolversTypes['ResponderPerguntasResult'], ParentType, ContextType, RequireFields<MutationResponderPerguntasArgs, 'input'>>;
  moverCandidaturas?: Resolver<ResolversTypes['MoverCandidaturasResult'], ParentType, ContextType, RequireFields<MutationMoverCandidaturasArgs, 'input'>>;
  divulgarResultado?: Resolver<ResolversTypes['DivulgarResultadoResult'], ParentType, ContextType, RequireFields<MutationDivulgarResultadoArgs, 'input'>>;
  cancelarDivulgacao?: Resolver<ResolversTypes['CancelarDivulgacaoResult'], ParentType, ContextType, RequireFields<MutationCancelarDivulgacaoArgs, 'input'>>;
  finalizarSelecao?: Resolver<ResolversTypes['FinalizarSelecaoResult'], ParentType, ContextType, RequireFields<MutationFinalizarSelecaoArgs, 'input'>>;
  definirLugares?: Resolver<ResolversTypes['DefinirLugaresResult'], ParentType, ContextType, RequireFields<MutationDefinirLugaresArgs, 'input'>>;
  marcarCandidaturaComoLida?: Resolver<ResolversTypes['MarcarCandidaturaComoLidaResult'], ParentType, ContextType, RequireFields<MutationMarcarCandidaturaComoLidaArgs, 'input'>>;
  avaliarCandidatura?: Resolver<ResolversTypes['AvaliarCandidaturaResult'], ParentType, ContextType, RequireFields<MutationAvaliarCandidaturaArgs, 'input'>>;
  avaliarCandidaturas?: Resolver<ResolversTypes['AvaliarCandidaturasResult'], ParentType, ContextType, RequireFields<MutationAvaliarCandidaturasArgs, 'input'>>;
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
  publicarVaga?: Resolver<ResolversTypes['PublicarVagaResult'], ParentType, ContextType, RequireFields<MutationPublicarVagaArgs, 'input'>>;
  alterarStatusDaVaga?: Resolver<ResolversTypes['AlterarStatusDaVagaResult'], ParentType, ContextType, RequireFields<MutationAlterarStatusDaVagaArgs, 'input'>>;
  excluirVaga?: Resolver<ResolversTypes['ExcluirVagaResult'], ParentType, ContextType, RequireFields<MutationExcluirVagaArgs, 'input'>>;
  enviarComunicado?: Resolver<ResolversTypes['EnviarComunicadoResult'], ParentType, ContextType, RequireFields<MutationEnviarComunicadoArgs, 'input'>>;
  enviarMensagem?: Resolver<ResolversTypes['EnviarMensagemResult'], ParentType, ContextType, RequireFields<MutationEnviarMensagemArgs, 'input'>>;
  importarHistorico?: Resolver<ResolversTypes['ImportarHistoricoResult'], ParentType, ContextType, RequireFields<MutationImportarHistoricoArgs, 'input'>>;
  confirmarHistorico?: Resolver<ResolversTypes['ConfirmarHistoricoResult'], ParentType, ContextType, RequireFields<MutationConfirmarHistoricoArgs, 'input'>>;
  conectar?: Resolver<ResolversTypes['ConectarResult'], ParentType, ContextType, RequireFields<MutationConectarArgs, 'input'>>;
  desconectar?: Resolver<ResolversTypes['DesconectarResult'], ParentType, ContextType, RequireFields<MutationDesconectarArgs, 'input'>>;
  bloquear?: Resolver<ResolversTypes['BloquearResult'], ParentType, ContextType, RequireFields<MutationBloquearArgs, 'input'>>;
  marcarNotificacoesComoLidas?: Resolver<ResolversTypes['MarcarNotificacoesComoLidasResult'], ParentType, ContextType, RequireFields<MutationMarcarNotificacoesComoLidasArgs, 'input'>>;
  agirSobrePessoa?: Resolver<ResolversTypes['AgirSobrePessoaResult'], ParentType, ContextType, RequireFields<MutationAgirSobrePessoaArgs, 'input'>>;
  salvarInstituicao?: Resolver<ResolversTypes['SalvarInstituicaoResult'], ParentType, ContextType, RequireFields<MutationSalvarInstituicaoArgs, 'input'>>;
  trocarLogo?: Resolver<ResolversTypes['TrocarLogoResult'], ParentType, ContextType, RequireFields<MutationTrocarLogoArgs, 'input'>>;
  removerLogo?: Resolver<ResolversTypes['RemoverLogoResult'], ParentType, ContextType>;
  enviarEmailDeTeste?: Resolver<ResolversTypes['EnviarEmailDeTesteResult'], ParentType, ContextType, RequireFields<MutationEnviarEmailDeTesteArgs, 'input'>>;
  publicarAvisoDoSistema?: Resolver<ResolversTypes['PublicarAvisoDoSistemaResult'], ParentType, ContextType, RequireFields<MutationPublicarAvisoDoSistemaArgs, 'input'>>;
  retirarAvisoDoSistema?: Resolver<ResolversTypes['RetirarAvisoDoSistemaResult'], ParentType, ContextType, RequireFields<MutationRetirarAvisoDoSistemaArgs, 'input'>>;
  salvarEntrada?: Resolver<ResolversTypes['SalvarEntradaResult'], ParentType, ContextType, RequireFields<MutationSalvarEntradaArgs, 'input'>>;
  importarLista?: Resolver<ResolversTypes['ImportarListaResult'], ParentType, ContextType, RequireFields<MutationImportarListaArgs, 'input'>>;
  juntarEntrada?: Resolver<ResolversTypes['JuntarEntradaResult'], ParentType, ContextType, RequireFields<MutationJuntarEntradaArgs, 'input'>>;
  desfazerJuncao?: Resolver<ResolversTypes['DesfazerJuncaoResult'], ParentType, ContextType, RequireFields<MutationDesfazerJuncaoArgs, 'input'>>;
  denunciar?: Resolver<ResolversTypes['DenunciarResult'], ParentType, ContextType, RequireFields<MutationDenunciarArgs, 'input'>>;
  decidirCaso?: Resolver<ResolversTypes['DecidirCasoResult'], ParentType, ContextType, RequireFields<MutationDecidirCasoArgs, 'input'>>;
  contestar?: Resolver<ResolversTypes['ContestarResult'], ParentType, ContextType, RequireFields<MutationContestarArgs, 'input'>>;
  importarPessoas?: Resolver<ResolversTypes['ImportarPessoasResult'], ParentType, ContextType, RequireFields<MutationImportarPessoasArgs, 'input'>>;
  mudarAviso?: Resolver<ResolversTypes['MudarAvisoResult'], ParentType, ContextType, RequireFields<MutationMudarAvisoArgs, 'input'>>;
  abrirAgenda?: Resolver<ResolversTypes['AbrirAgendaResult'], ParentType, ContextType>;
  fecharAgenda?: Resolver<ResolversTypes['FecharAgendaResult'], ParentType, ContextType>;
  ligarAparelho?: Resolver<ResolversTypes['LigarAparelhoResult'], ParentType, ContextType, RequireFields<MutationLigarAparelhoArgs, 'input'>>;
  desligarAparelho?: Resolver<ResolversTypes['DesligarAparelhoResult'], ParentType, ContextType>;
  testarAparelho?: Resolver<ResolversTypes['TestarAparelhoResult'], ParentType, ContextType>;
  pedirCopiaDosDados?: Resolver<ResolversTypes['PedirCopiaDosDadosResult'], ParentType, ContextType>;
  aceitarDocumentos?: Resolver<ResolversTypes['AceitarDocumentosResult'], ParentType, ContextType, RequireFields<MutationAceitarDocumentosArgs, 'input'>>;
  salvarDocumento?: Resolver<ResolversTypes['SalvarDocumentoResult'], ParentType, ContextType, RequireFields<MutationSalvarDocumentoArgs, 'input'>>;
  confirmarPrazo?: Resolver<ResolversTypes['ConfirmarPrazoResult'], ParentType, ContextType, RequireFields<MutationConfirmarPrazoArgs, 'input'>>;
  mudarPrivacidade?: Resolver<ResolversTypes['MudarPrivacidadeResult'], ParentType, ContextType, RequireFields<MutationMudarPrivacidadeArgs, 'input'>>;
  excluirConta?: Resolver<ResolversTypes['ExcluirContaResult'], ParentType, ContextType, RequireFields<MutationExcluirContaArgs, 'input'>>;
  manterConta?: Resolver<ResolversTypes['ManterContaResult'], ParentType, ContextType>;
  escolherColunas?: Resolver<ResolversTypes['EscolherColunasResult'], ParentType, ContextType, RequireFields<MutationEscolherColunasArgs, 'input'>>;
  salvarBusca?: Resolver<ResolversTypes['SalvarBuscaResult'], ParentType, ContextType, RequireFields<MutationSalvarBuscaArgs, 'input'>>;
  seguir?: Resolver<ResolversTypes['SeguirResult'], ParentType, ContextType, RequireFields<MutationSeguirArgs, 'input'>>;
  mudarBusca?: Resolver<ResolversTypes['MudarBuscaResult'], ParentType, ContextType, RequireFields<MutationMudarBuscaArgs, 'input'>>;
  apagarBusca?: Resolver<ResolversTypes['ApagarBuscaResult'], ParentType, ContextType, RequireFields<MutationApagarBuscaArgs, 'input'>>;
  registrarPasso?: Resolver<ResolversTypes['RegistrarPassoResult'], ParentType, ContextType, RequireFields<MutationRegistrarPassoArgs, 'input'>>;
  salvarVaga?: Resolver<ResolversTypes['SalvarVagaResult'], ParentType, ContextType, RequireFields<MutationSalvarVagaArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  mensagemRecebida?: SubscriptionResolver<ResolversTypes['MensagemRecebida'], "mensagemRecebida", ParentType, ContextType>;
  notificacaoRecebida?: SubscriptionResolver<ResolversTypes['Notificacao'], "notificacaoRecebida", ParentType, ContextType>;
  novidades?: SubscriptionResolver<ResolversTypes['Novidade'], "novidades", ParentType, ContextType, Partial<SubscriptionNovidadesArgs>>;
};

export type NovidadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Novidade'] = ResolversParentTypes['Novidade']> = {
  __resolveType: TypeResolveFn<'Ligado' | 'MensagemRecebida' | 'MensagensLidas' | 'NotificacaoRecebida' | 'SelecaoMudou' | 'VagaMudou', ParentType, ContextType>;
};

export type LigadoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ligado'] = ResolversParentTypes['Ligado']> = {
  mensagens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notificacoes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perdeu?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salvas?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelecaoMudouResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelecaoMudou'] = ResolversParentTypes['SelecaoMudou']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VagaMudouResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VagaMudou'] = ResolversParentTypes['VagaMudou']> = {
  vaga?: Resolver<Maybe<ResolversTypes['Vaga']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MensagensLidasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MensagensLidas'] = ResolversParentTypes['MensagensLidas']> = {
  com?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ate?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  Mural?: MuralResolvers<ContextType>;
  ContagemPorTipo?: ContagemPorTipoResolvers<ContextType>;
  ContagensDeVagas?: ContagensDeVagasResolvers<ContextType>;
  ContagemPorDepartamento?: ContagemPorDepartamentoResolvers<ContextType>;
  ContagemPorBeneficio?: ContagemPorBeneficioResolvers<ContextType>;
  ContagemPorModalidade?: ContagemPorModalidadeResolvers<ContextType>;
  ContagemPorHorasMinimas?: ContagemPorHorasMinimasResolvers<ContextType>;
  VagaDoMural?: VagaDoMuralResolvers<ContextType>;
  VagaPublica?: VagaPublicaResolvers<ContextType>;
  PessoaAdministrada?: PessoaAdministradaResolvers<ContextType>;
  PessoaAdministradaConnection?: PessoaAdministradaConnectionResolvers<ContextType>;
  PessoaAdministradaEdge?: PessoaAdministradaEdgeResolvers<ContextType>;
  LinhaDaAuditoria?: LinhaDaAuditoriaResolvers<ContextType>;
  LinhaDaAuditoriaConnection?: LinhaDaAuditoriaConnectionResolvers<ContextType>;
  LinhaDaAuditoriaEdge?: LinhaDaAuditoriaEdgeResolvers<ContextType>;
  ParteDoMural?: ParteDoMuralResolvers<ContextType>;
  VisaoGeral?: VisaoGeralResolvers<ContextType>;
  Remetente?: RemetenteResolvers<ContextType>;
  InstituicaoAdministrada?: InstituicaoAdministradaResolvers<ContextType>;
  GrupoDoMural?: GrupoDoMuralResolvers<ContextType>;
  DivisaoDoMural?: DivisaoDoMuralResolvers<ContextType>;
  NumeroDoMural?: NumeroDoMuralResolvers<ContextType>;
  NumerosDoMural?: NumerosDoMuralResolvers<ContextType>;
  AvisoDoSistema?: AvisoDoSistemaResolvers<ContextType>;
  EntradaDeLista?: EntradaDeListaResolvers<ContextType>;
  EntradaDeListaConnection?: EntradaDeListaConnectionResolvers<ContextType>;
  EntradaDeListaEdge?: EntradaDeListaEdgeResolvers<ContextType>;
  UsoDaEntrada?: UsoDaEntradaResolvers<ContextType>;
  Juncao?: JuncaoResolvers<ContextType>;
  Administracao?: AdministracaoResolvers<ContextType>;
  VersaoDeDocumento?: VersaoDeDocumentoResolvers<ContextType>;
  Documento?: DocumentoResolvers<ContextType>;
  DocumentoEditavel?: DocumentoEditavelResolvers<ContextType>;
  RegraDeRetencao?: RegraDeRetencaoResolvers<ContextType>;
  CopiaDoDenunciado?: CopiaDoDenunciadoResolvers<ContextType>;
  Denuncia?: DenunciaResolvers<ContextType>;
  DecisaoDoCaso?: DecisaoDoCasoResolvers<ContextType>;
  Contestacao?: ContestacaoResolvers<ContextType>;
  Caso?: CasoResolvers<ContextType>;
  CasoDetalhado?: CasoDetalhadoResolvers<ContextType>;
  CasoConnection?: CasoConnectionResolvers<ContextType>;
  CasoEdge?: CasoEdgeResolvers<ContextType>;
  Moderacao?: ModeracaoResolvers<ContextType>;
  DecisaoRecebida?: DecisaoRecebidaResolvers<ContextType>;
  Ocultacao?: OcultacaoResolvers<ContextType>;
  PrimeiraRevisao?: PrimeiraRevisaoResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Privacidade?: PrivacidadeResolvers<ContextType>;
  Leitura?: LeituraResolvers<ContextType>;
  LeituraConnection?: LeituraConnectionResolvers<ContextType>;
  LeituraEdge?: LeituraEdgeResolvers<ContextType>;
  Bloqueio?: BloqueioResolvers<ContextType>;
  BuscaSalva?: BuscaSalvaResolvers<ContextType>;
  FiltroSalvo?: FiltroSalvoResolvers<ContextType>;
  NaoLidas?: NaoLidasResolvers<ContextType>;
  Pessoa?: PessoaResolvers<ContextType>;
  Usuario?: UsuarioResolvers<ContextType>;
  Interesse?: InteresseResolvers<ContextType>;
  CategoriaDeInteresse?: CategoriaDeInteresseResolvers<ContextType>;
  Departamento?: DepartamentoResolvers<ContextType>;
  Local?: LocalResolvers<ContextType>;
  OpcaoDeTipo?: OpcaoDeTipoResolvers<ContextType>;
  Vaga?: VagaResolvers<ContextType>;
  Alcance?: AlcanceResolvers<ContextType>;
  OrigemDoAlcance?: OrigemDoAlcanceResolvers<ContextType>;
  DiaDoAlcance?: DiaDoAlcanceResolvers<ContextType>;
  Gestor?: GestorResolvers<ContextType>;
  Convite?: ConviteResolvers<ContextType>;
  Pendencias?: PendenciasResolvers<ContextType>;
  CandidaturaNova?: CandidaturaNovaResolvers<ContextType>;
  NovasDaVaga?: NovasDaVagaResolvers<ContextType>;
  RespostaPendente?: RespostaPendenteResolvers<ContextType>;
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
  Candidatura?: CandidaturaResolvers<ContextType>;
  Candidato?: CandidatoResolvers<ContextType>;
  HistoricoEscolar?: HistoricoEscolarResolvers<ContextType>;
  DisciplinaConcluida?: DisciplinaConcluidaResolvers<ContextType>;
  Avaliacao?: AvaliacaoResolvers<ContextType>;
  Pergunta?: PerguntaResolvers<ContextType>;
  PedidoDaVaga?: PedidoDaVagaResolvers<ContextType>;
  Resposta?: RespostaResolvers<ContextType>;
  ArquivoDaCandidatura?: ArquivoDaCandidaturaResolvers<ContextType>;
  RespostasDaCandidatura?: RespostasDaCandidaturaResolvers<ContextType>;
  AtendimentoNaVaga?: AtendimentoNaVagaResolvers<ContextType>;
  Anotacao?: AnotacaoResolvers<ContextType>;
  MudancaDeEtapa?: MudancaDeEtapaResolvers<ContextType>;
  Selecao?: SelecaoResolvers<ContextType>;
  Horario?: HorarioResolvers<ContextType>;
  CandidaturaConnection?: CandidaturaConnectionResolvers<ContextType>;
  ContagemDaEtapa?: ContagemDaEtapaResolvers<ContextType>;
  CandidaturaEdge?: CandidaturaEdgeResolvers<ContextType>;
  VagaOriginal?: VagaOriginalResolvers<ContextType>;
  SituacaoDaCandidatura?: SituacaoDaCandidaturaResolvers<ContextType>;
  Conversa?: ConversaResolvers<ContextType>;
  ConversaConnection?: ConversaConnectionResolvers<ContextType>;
  ConversaEdge?: ConversaEdgeResolvers<ContextType>;
  Mensagem?: MensagemResolvers<ContextType>;
  MensagemEncontrada?: MensagemEncontradaResolvers<ContextType>;
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
  AlvoDaNotificacao?: AlvoDaNotificacaoResolvers<ContextType>;
  AcaoDaNotificacao?: AcaoDaNotificacaoResolvers<ContextType>;
  NotificacaoConnection?: NotificacaoConnectionResolvers<ContextType>;
  NotificacaoEdge?: NotificacaoEdgeResolvers<ContextType>;
  Aviso?: AvisoResolvers<ContextType>;
  Agenda?: AgendaResolvers<ContextType>;
  NoAparelho?: NoAparelhoResolvers<ContextType>;
  Aparelho?: AparelhoResolvers<ContextType>;
  MeusDados?: MeusDadosResolvers<ContextType>;
  CopiaDosDados?: CopiaDosDadosResolvers<ContextType>;
  ExclusaoDaConta?: ExclusaoDaContaResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  EntrarResult?: EntrarResultResolvers<ContextType>;
  EntrarSuccess?: EntrarSuccessResolvers<ContextType>;
  ContaSuspensa?: ContaSuspensaResolvers<ContextType>;
  SoPelaUniversidade?: SoPelaUniversidadeResolvers<ContextType>;
  CredenciaisInvalidas?: CredenciaisInvalidasResolvers<ContextType>;
  EmailNaoVerificado?: EmailNaoVerificadoResolvers<ContextType>;
  PapelNaoPermitido?: PapelNaoPermitidoResolvers<ContextType>;
  EntrarPorLinkResult?: EntrarPorLinkResultResolvers<ContextType>;
  EntrarPorLinkSuccess?: EntrarPorLinkSuccessResolvers<ContextType>;
  SegundoFatorPedido?: SegundoFatorPedidoResolvers<ContextType>;
  ConfirmarEntradaResult?: ConfirmarEntradaResultResolvers<ContextType>;
  ConfirmarEntradaSuccess?: ConfirmarEntradaSuccessResolvers<ContextType>;
  SegundoFator?: SegundoFatorResolvers<ContextType>;
  AplicativoDeCodigo?: AplicativoDeCodigoResolvers<ContextType>;
  ChaveDeAcesso?: ChaveDeAcessoResolvers<ContextType>;
  AbrirDesafioResult?: AbrirDesafioResultResolvers<ContextType>;
  AbrirDesafioSuccess?: AbrirDesafioSuccessResolvers<ContextType>;
  SegundoFatorRecusado?: SegundoFatorRecusadoResolvers<ContextType>;
  AdicionarSegundoFatorResult?: AdicionarSegundoFatorResultResolvers<ContextType>;
  AdicionarSegundoFatorSuccess?: AdicionarSegundoFatorSuccessResolvers<ContextType>;
  RemoverSegundoFatorResult?: RemoverSegundoFatorResultResolvers<ContextType>;
  RemoverSegundoFatorSuccess?: RemoverSegundoFatorSuccessResolvers<ContextType>;
  RenovarCodigosResult?: RenovarCodigosResultResolvers<ContextType>;
  RenovarCodigosSuccess?: RenovarCodigosSuccessResolvers<ContextType>;
  PedirLinkDeEntradaResult?: PedirLinkDeEntradaResultResolvers<ContextType>;
  PedirLinkDeEntradaSuccess?: PedirLinkDeEntradaSuccessResolvers<ContextType>;
  LinkDeEntradaIndisponivel?: LinkDeEntradaIndisponivelResolvers<ContextType>;
  ComecarEntradaPelaUniversidadeResult?: ComecarEntradaPelaUniversidadeResultResolvers<ContextType>;
  ComecarEntradaPelaUniversidadeSuccess?: ComecarEntradaPelaUniversidadeSuccessResolvers<ContextType>;
  UniversidadeIndisponivel?: UniversidadeIndisponivelResolvers<ContextType>;
  EntrarPelaUniversidadeResult?: EntrarPelaUniversidadeResultResolvers<ContextType>;
  EntrarPelaUniversidadeSuccess?: EntrarPelaUniversidadeSuccessResolvers<ContextType>;
  ContaAProvar?: ContaAProvarResolvers<ContextType>;
  EntradaPelaUniversidadeRecusada?: EntradaPelaUniversidadeRecusadaResolvers<ContextType>;
  ProvarContaResult?: ProvarContaResultResolvers<ContextType>;
  ProvarContaSuccess?: ProvarContaSuccessResolvers<ContextType>;
  SairResult?: SairResultResolvers<ContextType>;
  SairSuccess?: SairSuccessResolvers<ContextType>;
  SessaoAberta?: SessaoAbertaResolvers<ContextType>;
  EncerrarSessaoResult?: EncerrarSessaoResultResolvers<ContextType>;
  EncerrarSessaoSuccess?: EncerrarSessaoSuccessResolvers<ContextType>;
  SessaoJaEncerrada?: SessaoJaEncerradaResolvers<ContextType>;
  EncerrarOutrasSessoesResult?: EncerrarOutrasSessoesResultResolvers<ContextType>;
  EncerrarOutrasSessoesSuccess?: EncerrarOutrasSessoesSuccessResolvers<ContextType>;
  MudarSenhaResult?: MudarSenhaResultResolvers<ContextType>;
  MudarSenhaSuccess?: MudarSenhaSuccessResolvers<ContextType>;
  MeuEmail?: MeuEmailResolvers<ContextType>;
  EmailPendente?: EmailPendenteResolvers<ContextType>;
  PedirMudancaDeEmailResult?: PedirMudancaDeEmailResultResolvers<ContextType>;
  PedirMudancaDeEmailSuccess?: PedirMudancaDeEmailSuccessResolvers<ContextType>;
  CancelarMudancaDeEmailResult?: CancelarMudancaDeEmailResultResolvers<ContextType>;
  CancelarMudancaDeEmailSuccess?: CancelarMudancaDeEmailSuccessResolvers<ContextType>;
  CadastrarResult?: CadastrarResultResolvers<ContextType>;
  CadastrarSuccess?: CadastrarSuccessResolvers<ContextType>;
  ContaCriadaSemInteresses?: ContaCriadaSemInteressesResolvers<ContextType>;
  VerificarEmailResult?: VerificarEmailResultResolvers<ContextType>;
  VerificarEmailSuccess?: VerificarEmailSuccessResolvers<ContextType>;
  CadastroDeOutroNavegador?: CadastroDeOutroNavegadorResolvers<ContextType>;
  Cadastro?: CadastroResolvers<ContextType>;
  TokenRecusado?: TokenRecusadoResolvers<ContextType>;
  ReenviarVerificacaoResult?: ReenviarVerificacaoResultResolvers<ContextType>;
  ReenviarVerificacaoSuccess?: ReenviarVerificacaoSuccessResolvers<ContextType>;
  ReenvioIndisponivel?: ReenvioIndisponivelResolvers<ContextType>;
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
  ResponderPerguntasResult?: ResponderPerguntasResultResolvers<ContextType>;
  ResponderPerguntasSuccess?: ResponderPerguntasSuccessResolvers<ContextType>;
  RespostasRecusadas?: RespostasRecusadasResolvers<ContextType>;
  RetirarCandidaturaResult?: RetirarCandidaturaResultResolvers<ContextType>;
  RetirarCandidaturaSuccess?: RetirarCandidaturaSuccessResolvers<ContextType>;
  RetiradaRecusada?: RetiradaRecusadaResolvers<ContextType>;
  MoverCandidaturasResult?: MoverCandidaturasResultResolvers<ContextType>;
  MoverCandidaturasSuccess?: MoverCandidaturasSuccessResolvers<ContextType>;
  FinalizarSelecaoResult?: FinalizarSelecaoResultResolvers<ContextType>;
  FinalizarSelecaoSuccess?: FinalizarSelecaoSuccessResolvers<ContextType>;
  CandidaturaNaoMovida?: CandidaturaNaoMovidaResolvers<ContextType>;
  DivulgarResultadoResult?: DivulgarResultadoResultResolvers<ContextType>;
  DivulgarResultadoSuccess?: DivulgarResultadoSuccessResolvers<ContextType>;
  NadaADivulgar?: NadaADivulgarResolvers<ContextType>;
  CancelarDivulgacaoResult?: CancelarDivulgacaoResultResolvers<ContextType>;
  CancelarDivulgacaoSuccess?: CancelarDivulgacaoSuccessResolvers<ContextType>;
  DefinirLugaresResult?: DefinirLugaresResultResolvers<ContextType>;
  DefinirLugaresSuccess?: DefinirLugaresSuccessResolvers<ContextType>;
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
  PublicarVagaResult?: PublicarVagaResultResolvers<ContextType>;
  PublicarVagaSuccess?: PublicarVagaSuccessResolvers<ContextType>;
  AtualizarVagaResult?: AtualizarVagaResultResolvers<ContextType>;
  EdicaoEmConflito?: EdicaoEmConflitoResolvers<ContextType>;
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
  MarcarCandidaturaComoLidaResult?: MarcarCandidaturaComoLidaResultResolvers<ContextType>;
  MarcarCandidaturaComoLidaSuccess?: MarcarCandidaturaComoLidaSuccessResolvers<ContextType>;
  AvaliarCandidaturaResult?: AvaliarCandidaturaResultResolvers<ContextType>;
  AvaliarCandidaturaSuccess?: AvaliarCandidaturaSuccessResolvers<ContextType>;
  AvaliarCandidaturasResult?: AvaliarCandidaturasResultResolvers<ContextType>;
  AvaliarCandidaturasSuccess?: AvaliarCandidaturasSuccessResolvers<ContextType>;
  CandidaturaNaoAvaliada?: CandidaturaNaoAvaliadaResolvers<ContextType>;
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
  HistoricoAConfirmar?: HistoricoAConfirmarResolvers<ContextType>;
  DisciplinaLida?: DisciplinaLidaResolvers<ContextType>;
  ConfirmarHistoricoResult?: ConfirmarHistoricoResultResolvers<ContextType>;
  ConfirmarHistoricoSuccess?: ConfirmarHistoricoSuccessResolvers<ContextType>;
  ImportarHistoricoSuccess?: ImportarHistoricoSuccessResolvers<ContextType>;
  LinhaIlegivel?: LinhaIlegivelResolvers<ContextType>;
  ConectarResult?: ConectarResultResolvers<ContextType>;
  ConectarSuccess?: ConectarSuccessResolvers<ContextType>;
  DesconectarResult?: DesconectarResultResolvers<ContextType>;
  DesconectarSuccess?: DesconectarSuccessResolvers<ContextType>;
  BloquearResult?: BloquearResultResolvers<ContextType>;
  BloquearSuccess?: BloquearSuccessResolvers<ContextType>;
  PessoaInexistente?: PessoaInexistenteResolvers<ContextType>;
  MarcarNotificacoesComoLidasResult?: MarcarNotificacoesComoLidasResultResolvers<ContextType>;
  MarcarNotificacoesComoLidasSuccess?: MarcarNotificacoesComoLidasSuccessResolvers<ContextType>;
  SalvarInstituicaoResult?: SalvarInstituicaoResultResolvers<ContextType>;
  SalvarInstituicaoSuccess?: SalvarInstituicaoSuccessResolvers<ContextType>;
  InstituicaoEmConflito?: InstituicaoEmConflitoResolvers<ContextType>;
  TrocarLogoResult?: TrocarLogoResultResolvers<ContextType>;
  TrocarLogoSuccess?: TrocarLogoSuccessResolvers<ContextType>;
  RemoverLogoResult?: RemoverLogoResultResolvers<ContextType>;
  RemoverLogoSuccess?: RemoverLogoSuccessResolvers<ContextType>;
  EnviarEmailDeTesteResult?: EnviarEmailDeTesteResultResolvers<ContextType>;
  EnviarEmailDeTesteSuccess?: EnviarEmailDeTesteSuccessResolvers<ContextType>;
  RespostaDoServidorDeEmail?: RespostaDoServidorDeEmailResolvers<ContextType>;
  DenunciarResult?: DenunciarResultResolvers<ContextType>;
  DenunciarSuccess?: DenunciarSuccessResolvers<ContextType>;
  DecidirCasoResult?: DecidirCasoResultResolvers<ContextType>;
  DecidirCasoSuccess?: DecidirCasoSuccessResolvers<ContextType>;
  ContestarResult?: ContestarResultResolvers<ContextType>;
  ContestarSuccess?: ContestarSuccessResolvers<ContextType>;
  AgirSobrePessoaResult?: AgirSobrePessoaResultResolvers<ContextType>;
  AgirSobrePessoaSuccess?: AgirSobrePessoaSuccessResolvers<ContextType>;
  PublicarAvisoDoSistemaResult?: PublicarAvisoDoSistemaResultResolvers<ContextType>;
  PublicarAvisoDoSistemaSuccess?: PublicarAvisoDoSistemaSuccessResolvers<ContextType>;
  RetirarAvisoDoSistemaResult?: RetirarAvisoDoSistemaResultResolvers<ContextType>;
  RetirarAvisoDoSistemaSuccess?: RetirarAvisoDoSistemaSuccessResolvers<ContextType>;
  SalvarEntradaResult?: SalvarEntradaResultResolvers<ContextType>;
  SalvarEntradaSuccess?: SalvarEntradaSuccessResolvers<ContextType>;
  JuntarEntradaResult?: JuntarEntradaResultResolvers<ContextType>;
  JuntarEntradaSuccess?: JuntarEntradaSuccessResolvers<ContextType>;
  DesfazerJuncaoResult?: DesfazerJuncaoResultResolvers<ContextType>;
  DesfazerJuncaoSuccess?: DesfazerJuncaoSuccessResolvers<ContextType>;
  JuncaoDesfeita?: JuncaoDesfeitaResolvers<ContextType>;
  ImportarListaResult?: ImportarListaResultResolvers<ContextType>;
  ImportarListaSuccess?: ImportarListaSuccessResolvers<ContextType>;
  ImportacaoDeLista?: ImportacaoDeListaResolvers<ContextType>;
  LinhaDaImportacao?: LinhaDaImportacaoResolvers<ContextType>;
  ImportarPessoasResult?: ImportarPessoasResultResolvers<ContextType>;
  ImportarPessoasSuccess?: ImportarPessoasSuccessResolvers<ContextType>;
  ImportacaoDePessoas?: ImportacaoDePessoasResolvers<ContextType>;
  PessoaImportada?: PessoaImportadaResolvers<ContextType>;
  MudancaDaImportacao?: MudancaDaImportacaoResolvers<ContextType>;
  MudarAvisoResult?: MudarAvisoResultResolvers<ContextType>;
  MudarAvisoSuccess?: MudarAvisoSuccessResolvers<ContextType>;
  AceitarDocumentosResult?: AceitarDocumentosResultResolvers<ContextType>;
  AceitarDocumentosSuccess?: AceitarDocumentosSuccessResolvers<ContextType>;
  SalvarDocumentoResult?: SalvarDocumentoResultResolvers<ContextType>;
  SalvarDocumentoSuccess?: SalvarDocumentoSuccessResolvers<ContextType>;
  ConfirmarPrazoResult?: ConfirmarPrazoResultResolvers<ContextType>;
  ConfirmarPrazoSuccess?: ConfirmarPrazoSuccessResolvers<ContextType>;
  MudarPrivacidadeResult?: MudarPrivacidadeResultResolvers<ContextType>;
  MudarPrivacidadeSuccess?: MudarPrivacidadeSuccessResolvers<ContextType>;
  AbrirAgendaResult?: AbrirAgendaResultResolvers<ContextType>;
  AbrirAgendaSuccess?: AbrirAgendaSuccessResolvers<ContextType>;
  FecharAgendaResult?: FecharAgendaResultResolvers<ContextType>;
  FecharAgendaSuccess?: FecharAgendaSuccessResolvers<ContextType>;
  LigarAparelhoResult?: LigarAparelhoResultResolvers<ContextType>;
  LigarAparelhoSuccess?: LigarAparelhoSuccessResolvers<ContextType>;
  AparelhoRecusado?: AparelhoRecusadoResolvers<ContextType>;
  DesligarAparelhoResult?: DesligarAparelhoResultResolvers<ContextType>;
  DesligarAparelhoSuccess?: DesligarAparelhoSuccessResolvers<ContextType>;
  TestarAparelhoResult?: TestarAparelhoResultResolvers<ContextType>;
  TestarAparelhoSuccess?: TestarAparelhoSuccessResolvers<ContextType>;
  PedirCopiaDosDadosResult?: PedirCopiaDosDadosResultResolvers<ContextType>;
  PedirCopiaDosDadosSuccess?: PedirCopiaDosDadosSuccessResolvers<ContextType>;
  ExcluirContaResult?: ExcluirContaResultResolvers<ContextType>;
  ExcluirContaSuccess?: ExcluirContaSuccessResolvers<ContextType>;
  ManterContaResult?: ManterContaResultResolvers<ContextType>;
  ManterContaSuccess?: ManterContaSuccessResolvers<ContextType>;
  EscolherColunasResult?: EscolherColunasResultResolvers<ContextType>;
  EscolherColunasSuccess?: EscolherColunasSuccessResolvers<ContextType>;
  SalvarBuscaResult?: SalvarBuscaResultResolvers<ContextType>;
  SalvarBuscaSuccess?: SalvarBuscaSuccessResolvers<ContextType>;
  BuscasCheias?: BuscasCheiasResolvers<ContextType>;
  SeguirResult?: SeguirResultResolvers<ContextType>;
  SeguirSuccess?: SeguirSuccessResolvers<ContextType>;
  AlvoInexistente?: AlvoInexistenteResolvers<ContextType>;
  MudarBuscaResult?: MudarBuscaResultResolvers<ContextType>;
  MudarBuscaSuccess?: MudarBuscaSuccessResolvers<ContextType>;
  BuscaInexistente?: BuscaInexistenteResolvers<ContextType>;
  ApagarBuscaResult?: ApagarBuscaResultResolvers<ContextType>;
  ApagarBuscaSuccess?: ApagarBuscaSuccessResolvers<ContextType>;
  SalvarVagaResult?: SalvarVagaResultResolvers<ContextType>;
  SalvarVagaSuccess?: SalvarVagaSuccessResolvers<ContextType>;
  RegistrarPassoResult?: RegistrarPassoResultResolvers<ContextType>;
  RegistrarPassoSuccess?: RegistrarPassoSuccessResolvers<ContextType>;
  VagaInexistente?: VagaInexistenteResolvers<ContextType>;
  SalvasCheias?: SalvasCheiasResolvers<ContextType>;
  SalvasIndisponiveis?: SalvasIndisponiveisResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Novidade?: NovidadeResolvers<ContextType>;
  Ligado?: LigadoResolvers<ContextType>;
  SelecaoMudou?: SelecaoMudouResolvers<ContextType>;
  VagaMudou?: VagaMudouResolvers<ContextType>;
  MensagensLidas?: MensagensLidasResolvers<ContextType>;
  MensagemRecebida?: MensagemRecebidaResolvers<ContextType>;
  NotificacaoRecebida?: NotificacaoRecebidaResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
