// Generated from schema.graphql by npm run generate.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The role of a person. Only the API decides it. */
export type Papel =
  /** A student (`ehaluno` true). */
  | 'ESTUDANTE'
  /** A professor (`ehaluno` false). */
  | 'PROFESSOR';

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

/** A filter of vagas; null and empty fields do not filter. */
export type VagaFiltro = {
  /** Any of these kinds, or of `outrosTipos`. */
  tipos?: Array<TipoDeVaga> | null | undefined;
  /** Any of the types with these REST ids, or of `tipos`. */
  outrosTipos?: Array<string> | null | undefined;
  /** The department of this `codigo`, as the list's address has it. */
  codigoDoDepartamento?: string | null | undefined;
  /** All of these benefits. */
  beneficios?: Array<Beneficio> | null | undefined;
  /** Any of these modalities. Without a modality, a vaga has the one of its place. Ignored where `filtraCondicoes` is false. */
  modalidades?: Array<Modalidade> | null | undefined;
  /** At least so many hours a week, from 1 to 60; excludes vagas that do not say them. Ignored where `filtraCondicoes` is false. */
  horasMinimas?: number | null | undefined;
  /** Search text for title, description, department, interests and author; at most 100 characters. */
  busca?: string | null | undefined;
  /** The order of the list, if the upstream can sort; null for RECOMENDADAS. Ignored with `busca`, which orders by match. */
  ordem?: OrdemDeVagas | null | undefined;
};

/** An order of the list of vagas. In each, those that the viewer applied to come last. */
export type OrdemDeVagas =
  /** Recommended first, by score, then newest. */
  | 'RECOMENDADAS'
  /** The first deadline first. */
  | 'PRAZO'
  /** Newest first. */
  | 'RECENTES';

/** Sign in. */
export type EntrarInput = {
  /** E-mail of the account. */
  email: string;
  /** Password. */
  senha: string;
  /** The role to sign in as: an account without it is refused, except an administrator's. */
  papel: Papel;
};

/** Register an account. */
export type CadastrarInput = {
  /** Full name, 1 to 120 characters. */
  nome: string;
  /** Institutional e-mail. */
  email: string;
  /** At least `SENHA_MINIMA` characters (6 by default), and not easy to guess. */
  senha: string;
  /** The role to register as; a professor needs an e-mail in a professor's domain. */
  papel: Papel;
  /** Names of interests, from step 3 of a student's registration. */
  interesses?: Array<string> | null | undefined;
  /** A student's course. */
  curso?: string | null | undefined;
  /** A student's first term, such as `2024.1`. */
  periodoDeInicio?: string | null | undefined;
  /** A student's main objective. */
  objetivoPrincipal?: ObjetivoPrincipal | null | undefined;
  /** Name of a professor's department. */
  departamento?: string | null | undefined;
  /** A professor's short biography. */
  sobre?: string | null | undefined;
  /** A random secret of the browser, 22 to 200 characters: a verification with the same secret keeps the password. */
  prova?: string | null | undefined;
  /** `Instituicao.documentos`, once the person accepts privacy notice and terms; needed unless it is 0. */
  documentos?: number | null | undefined;
};

/** Verify an e-mail. */
export type VerificarEmailInput = {
  /** The code of the mail, or the token of its link. */
  token: string;
  /** The browser's secret from the registration, if it has one: its registration is verified, whichever mail is opened. */
  prova?: string | null | undefined;
  /** True: a registration of another browser is not verified, but returned as `CadastroDeOutroNavegador`. */
  perguntar?: boolean | null | undefined;
};

/** Apply to a vaga. */
export type CandidatarInput = {
  /** The vaga. */
  vaga: string;
  /** Motivation letter, at most 2000 characters; blank text counts as none. */
  cartaDeMotivacao?: string | null | undefined;
  /** Whether to share a summary of the transcript with the selecting professors. */
  compartilharHistorico?: boolean | null | undefined;
  /** Answers to the vaga's questions; blank text counts as none. An invalid answer is EntradaInvalida at `respostas.<id of the question>`, or at `respostas` if its question no longer exists. */
  respostas?: Array<RespostaInput> | null | undefined;
  /** The PDF, as `enviarArquivoDaCandidatura` returned it. */
  arquivo?: string | null | undefined;
  /** Idempotency key, a fresh UUID per attempt: a retry with the same key does not apply twice. */
  chave?: string | null | undefined;
};

/** An answer to one question. */
export type RespostaInput = {
  /** The question. */
  pergunta: string;
  /** The question as it was shown: a changed question is EntradaInvalida. */
  texto: string;
  /** The answer. */
  valor: string;
};

export type CadastrarMutationVariables = Exact<{
  input: CadastrarInput;
}>;


export type CadastrarMutation = { cadastrar:
    | { __typename: 'CadastrarSuccess' }
    | { __typename: 'EntradaInvalida', mensagem: string }
    | { __typename: 'ContaCriadaSemInteresses', mensagem: string }
   };

export type CandidatarMutationVariables = Exact<{
  input: CandidatarInput;
}>;


export type CandidatarMutation = { candidatar:
    | { __typename: 'CandidatarSuccess', situacao: { candidatado: boolean } }
    | { __typename: 'JaCandidatado', mensagem: string }
    | { __typename: 'CandidaturaRecusada', mensagem: string }
    | { __typename: 'EntradaInvalida', mensagem: string }
   };

export type EntrarMutationVariables = Exact<{
  input: EntrarInput;
}>;


export type EntrarMutation = { entrar:
    | { __typename: 'EntrarSuccess', token: string }
    | { __typename: 'CredenciaisInvalidas', mensagem: string }
    | { __typename: 'EmailNaoVerificado', mensagem: string }
    | { __typename: 'PapelNaoPermitido', mensagem: string }
    | { __typename: 'ContaSuspensa', mensagem: string }
    | { __typename: 'SegundoFatorPedido', mensagem: string }
    | { __typename: 'SoPelaUniversidade', mensagem: string }
   };

export type ImportarHistoricoMutationVariables = Exact<{
  arquivo: Blob;
}>;


export type ImportarHistoricoMutation = { importarHistorico:
    | { __typename: 'ImportarHistoricoSuccess', total: number | null }
    | { __typename: 'HistoricoAConfirmar', mensagem: string }
    | { __typename: 'EntradaInvalida', mensagem: string }
   };

export type NovidadesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NovidadesSubscription = { novidades:
    | { __typename: 'Ligado', mensagens: number | null }
    | { __typename: 'MensagemRecebida', mensagemEdge: { node: { id: string, conteudo: string } } }
    | { __typename: 'MensagensLidas' }
    | { __typename: 'NotificacaoRecebida', notificacao: { id: string, titulo: string } }
    | { __typename: 'SelecaoMudou' }
    | { __typename: 'VagaMudou' }
   };

export type SairMutationVariables = Exact<{ [key: string]: never; }>;


export type SairMutation = { sair: { __typename: 'SairSuccess', revogado: boolean } };

export type VagasQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filtro?: VagaFiltro | null | undefined;
}>;


export type VagasQuery = { vagas: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, titulo: string | null, encerrada: boolean } }> } | null };

export type VerificarEmailMutationVariables = Exact<{
  input: VerificarEmailInput;
}>;


export type VerificarEmailMutation = { verificarEmail:
    | { __typename: 'VerificarEmailSuccess', token: string | null, tokenDeSenha: string | null }
    | { __typename: 'CadastroDeOutroNavegador', mensagem: string }
    | { __typename: 'TokenRecusado', mensagem: string }
   };
