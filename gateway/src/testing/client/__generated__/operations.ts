// Generated from schema.graphql by npm run generate.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a person is here: fixed by the API, never by the client. */
export type Papel =
  /** A student (`ehaluno` true). */
  | 'ESTUDANTE'
  /** A professor (`ehaluno` false). */
  | 'PROFESSOR';

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

/** A benefit that vagas can be filtered by. */
export type Beneficio =
  /** A monthly payment. */
  | 'REMUNERACAO'
  /** A discount on tuition. */
  | 'DESCONTO_MENSALIDADE'
  /** Hours that count as complementary activities. */
  | 'HORAS_COMPLEMENTARES';

/** What a list of vagas keeps; what is null or empty does not filter. */
export type VagaFiltro = {
  /** Any of these kinds. */
  tipos?: Array<TipoDeVaga> | null | undefined;
  /** This department. */
  departamento?: string | null | undefined;
  /** Any of these benefits. */
  beneficios?: Array<Beneficio> | null | undefined;
  /** Words to find in title, description, department, interests and author; at most 100 characters. */
  busca?: string | null | undefined;
};

/** Sign in. */
export type EntrarInput = {
  /** E-mail of the account. */
  email: string;
  /** Password. */
  senha: string;
  /** Which of the two doors: an account of the other role is refused. */
  papel: Papel;
};

/** Apply to a vaga. */
export type CandidatarInput = {
  /** The vaga. */
  vaga: string;
  /** Motivation letter, at most 2000 characters; blank counts as none. */
  cartaDeMotivacao?: string | null | undefined;
  /** Consents that who selects reads a summary of the transcript. */
  compartilharHistorico?: boolean | null | undefined;
  /** To the questions of the vaga; blank counts as none. One that does not do is EntradaInvalida at `respostas.<codigo of the question>`, or at `respostas` when its question is gone. */
  respostas?: Array<RespostaInput> | null | undefined;
  /** The PDF, as `enviarArquivoDaCandidatura` returned it. */
  arquivo?: string | null | undefined;
  /** A fresh UUID per attempt of the person: the same again is answered without applying twice. */
  chave?: string | null | undefined;
};

/** An answer to one question. */
export type RespostaInput = {
  /** REST id of the question. */
  pergunta: string;
  /** The question as it was shown: one that changed since is EntradaInvalida. */
  texto: string;
  /** The answer. */
  valor: string;
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
   };

export type ImportarHistoricoMutationVariables = Exact<{
  arquivo: Blob;
}>;


export type ImportarHistoricoMutation = { importarHistorico:
    | { __typename: 'ImportarHistoricoSuccess', total: number | null }
    | { __typename: 'EntradaInvalida', mensagem: string }
   };

export type NovidadesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NovidadesSubscription = { novidades:
    | { __typename: 'Ligado', mensagens: number | null }
    | { __typename: 'MensagemRecebida', mensagemEdge: { node: { id: string, conteudo: string } } }
    | { __typename: 'NotificacaoRecebida', notificacao: { id: string, titulo: string } }
    | { __typename: 'SelecaoMudou' }
   };

export type VagasQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filtro?: VagaFiltro | null | undefined;
}>;


export type VagasQuery = { vagas: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, titulo: string | null, encerrada: boolean } }> } | null };
