import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { criadoEm, daLista, daPrivacidade, escritoEm, id, instant, oneOf, tsvector } from './columns.ts'
import { locais, tiposDeVaga } from './schema/listas.ts'

export const statusDeVaga = ['aguardando', 'em_analise', 'em_andamento', 'finalizada', 'encerrada'] as const
export const objetivosPrincipais = [
  'mentoring',
  'academic_projects',
  'networking',
  'opportunities',
  'curriculum',
  'other',
] as const
/** Roles that are given to an account, besides that of its registration. */
export const direitos = ['administrador', 'moderador', 'encarregado'] as const
export const modalidades = ['presencial', 'hibrido', 'remoto'] as const
/** The stage of a candidatura; `retirada` is set by the student. */
export const etapas = [
  'recebida',
  'em_analise',
  'entrevista',
  'aprovada',
  'lista_de_espera',
  'nao_selecionada',
  'retirada',
] as const

// Reference data, filled by migrations/0000_baseline.sql, so that an empty board works.

export const departamentos = pgTable('departamentos', { id: id(), name: text('name').notNull().unique(), ...daLista() })

// People.

export const usuarios = pgTable(
  'usuarios',
  {
    id: id(),
    /** The display name: the API returns it as `usuario` and as `nome`. */
    usuario: text('usuario').notNull(),
    /**
     * Lower case. One verified account has it. Besides, each unverified registration has its own row, until one of
     * them is verified (decision 0017).
     */
    email: text('email').notNull(),
    /** Null: no sign-in with a password until the person chooses one by a mail. */
    senhaHash: text('senha_hash'),
    /** True for a student, false for a professor; fixed at registration. */
    ehaluno: boolean('ehaluno').notNull(),
    /** The registration number as text, a professor's SIAPE: the key of an import. Null if no import has named it. */
    matricula: text('matricula'),
    sobre: text('sobre'),
    /** A URL, absolute or relative to the API. */
    avatar: text('avatar'),
    curso: text('curso'),
    /** As '2024.1'. */
    periodoInicio: text('periodo_inicio'),
    objetivoPrincipal: text('objetivo_principal', { enum: objetivosPrincipais }),
    titulo: text('titulo'),
    departamentoId: integer('departamento_id').references(() => departamentos.id),
    /** Null: may not sign in yet. */
    emailVerificadoEm: instant('email_verificado_em'),
    /** Tokens with an older version are refused: a new password signs every device out. */
    versaoDoToken: integer('versao_do_token').notNull().default(0),
    /** For a professor: when the role was confirmed, by the e-mail's domain or an operator; null until then. */
    professorConfirmadoEm: instant('professor_confirmado_em'),
    /** Why the university refused a professor's role, as the person is told; null if it did not. */
    recusaDeProfessor: text('recusa_de_professor'),
    /** Keyed hash of the token that sets the first interests, once; null after that. */
    interessesHash: text('interesses_hash'),
    /** Keyed hash of the secret of the browser that registered: only with it does the registration's password count. */
    provaHash: text('prova_hash'),
    /** Roles that an administrator gave. Checked where it is written: the list changes with releases. */
    direitos: text('direitos', { enum: direitos }).array().notNull().default([]),
    /** While it is in the future, the account is suspended: signed out, and refused at each sign-in. */
    suspensoAte: instant('suspenso_ate'),
    /** Why, as the person is told. */
    motivoDaSuspensao: text('motivo_da_suspensao'),
    /** A demo account, with a public password: refused with PRODUCTION. */
    demonstracao: boolean('demonstracao').notNull().default(false),
    ...daPrivacidade(),
    criadoEm: criadoEm(),
    /** The words of name, course or department and interests. Written by triggers. */
    busca: text('busca'),
  },
  table => [
    index('usuarios_email').on(sql`lower(${table.email})`),
    uniqueIndex('usuarios_email_verificado')
      .on(sql`lower(${table.email})`)
      .where(sql`email_verificado_em is not null`),
    index('usuarios_busca')
      .using('gin', sql`${table.busca} gin_trgm_ops`)
      .concurrently(),
    uniqueIndex('usuarios_matricula').on(table.ehaluno, table.matricula).concurrently(),
    // The newest people of a course, of a department.
    index('usuarios_do_curso').on(table.curso, table.id, table.ehaluno).concurrently(),
    index('usuarios_do_departamento').on(table.departamentoId, table.id).concurrently(),
    // For retention.ts: unverified registrations, and the person of a portrait.
    index('usuarios_a_verificar')
      .on(table.criadoEm)
      .where(sql`email_verificado_em is null`)
      .concurrently(),
    // The order of the people of the administration.
    index('usuarios_por_nome')
      .on(sql`chave_de_nome(${table.usuario})`, table.id)
      .concurrently(),
    index('usuarios_avatar').on(table.avatar).concurrently(),
    oneOf('usuarios_objetivo_principal', 'objetivo_principal', objetivosPrincipais),
  ],
)

/** A foreign key to the person of a row, which is deleted with them. */
export const doUsuario = (name: string) =>
  integer(name)
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' })

// Vagas and candidaturas.

const regrasDaVaga = () => [
  oneOf('vagas_status', 'status', statusDeVaga),
  check('vagas_beneficios', sql`remuneracao > 0 and desconto between 1 and 100 and horas_complementares > 0`),
  check('vagas_lugares', sql`lugares between 1 and 1000`),
  check('vagas_horas_semanais', sql`horas_semanais between 1 and 60`),
  oneOf('vagas_modalidade', 'modalidade', modalidades),
  check('vagas_rascunho', sql`not rascunho or status = 'encerrada'`),
  check('vagas_completas', sql`rascunho or num_nulls(tipo_id, departamento_id, local_id) = 0`),
]

export const vagas = pgTable(
  'vagas',
  {
    id: id(),
    titulo: text('titulo').notNull(),
    /** Blank only in a draft. */
    descricao: text('descricao').notNull(),
    /** The last day for applying, at the university, as '2026-12-31'. */
    prazo: date('prazo', { mode: 'string' }).notNull(),
    status: text('status', { enum: statusDeVaga }).notNull().default('em_andamento'),
    /** This and the next two: null only in a draft. */
    tipoId: integer('tipo_id').references(() => tiposDeVaga.id),
    departamentoId: integer('departamento_id').references(() => departamentos.id),
    localId: integer('local_id').references(() => locais.id),
    autorId: integer('autor_id')
      .notNull()
      .references(() => usuarios.id),
    /** Reais a month; null for none, never 0. */
    remuneracao: integer('remuneracao'),
    /** Percent off the tuition fee; null for none, never 0. */
    desconto: integer('desconto'),
    /** Complementary hours; null for none, never 0. */
    horasComplementares: integer('horas_complementares'),
    linkVaga: text('link_vaga'),
    /** How many can be selected; null while the professor has not said. */
    lugares: integer('lugares'),
    /** Hours a week; null while the professor has not said. */
    horasSemanais: integer('horas_semanais'),
    /** Null while the professor has not said. */
    modalidade: text('modalidade', { enum: modalidades }),
    /** The last day by which candidates are promised an answer, at the university; null without a promise. */
    respostaAte: date('resposta_ate', { mode: 'string' }),
    /** When to remind the managers of `respostaAte`; null once it is done. */
    lembreteDeRespostaEm: instant('lembrete_de_resposta_em'),
    /** Only its managers see it. Its status is 'encerrada' until it is published, so that no list of open vagas has it. */
    rascunho: boolean('rascunho').notNull().default(false),
    /**
     * While moderators hide it: the status that it goes back to. Its status is 'encerrada' meanwhile, so that no list of open
     * vagas has it.
     */
    statusOculto: text('status_oculto', { enum: statusDeVaga }),
    /** When the held decisions are released automatically; null while no time is set. */
    divulgacaoEm: instant('divulgacao_em'),
    /** When it was published; of a draft, when it was first saved. */
    criadoEm: escritoEm(),
    /** Written by a trigger. */
    busca: tsvector('busca'),
    /** The number of the transaction that last changed what users see of the vaga; written by a trigger. */
    revisao: bigint('revisao', { mode: 'number' }).notNull().default(0),
    /** When matching students were notified; null until then. Not null for a draft, which is not announced. */
    anunciadaEm: instant('anunciada_em').defaultNow(),
  },
  table => [
    index('vagas_a_anunciar')
      .on(table.id)
      .where(sql`anunciada_em is null`),
    index('vagas_a_divulgar')
      .on(table.divulgacaoEm)
      .where(sql`divulgacao_em is not null`),
    // Contains every filter of the list: counting and paging open vagas never reads the wide rows.
    index('vagas_filtradas')
      .on(
        table.criadoEm,
        table.id,
        table.prazo,
        table.tipoId,
        table.departamentoId,
        table.remuneracao,
        table.desconto,
        table.horasComplementares,
        table.modalidade,
        table.localId,
        table.horasSemanais,
      )
      .where(sql`status not in ('finalizada', 'encerrada')`)
      .concurrently(),
    // The newest open vagas of a department.
    index('vagas_do_departamento')
      .on(table.departamentoId, table.criadoEm, table.id, table.prazo)
      .where(sql`status not in ('finalizada', 'encerrada')`)
      .concurrently(),
    index('vagas_a_lembrar')
      .on(table.lembreteDeRespostaEm)
      .where(sql`lembrete_de_resposta_em is not null`)
      .concurrently(),
    index('vagas_busca').using('gin', table.busca),
    // The vagas with exactly this title.
    index('vagas_titulo').on(sql`palavras_de_busca(titulo)`),
    index('vagas_revisao').on(table.revisao),
    index('vagas_autor').on(table.autorId, table.criadoEm),
    ...regrasDaVaga(),
  ],
)

/** The same, for the vaga. */
export const daVaga = () =>
  integer('vaga_id')
    .notNull()
    .references(() => vagas.id, { onDelete: 'cascade' })

/** The content of a vaga before an edit, for those who had applied by then. */
export const versoesDeVaga = pgTable(
  'versoes_de_vaga',
  {
    id: id(),
    vagaId: daVaga(),
    /** The type Conteudo of vagas/versoesDeVaga.ts. */
    conteudo: jsonb('conteudo').notNull(),
    criadoEm: criadoEm(),
  },
  table => [uniqueIndex('versoes_de_vaga_conteudo').on(table.vagaId, sql`md5(conteudo::text)`)],
)

export const candidaturas = pgTable(
  'candidaturas',
  {
    id: id(),
    vagaId: integer('vaga_id')
      .notNull()
      .references(() => vagas.id),
    candidatoId: doUsuario('candidato_id'),
    cartaMotivacao: text('carta_motivacao'),
    /** The vaga as it was when they applied; null while it is unchanged. */
    versaoDaVagaId: integer('versao_da_vaga_id').references(() => versoesDeVaga.id),
    /** The student's consent, revocable: the vaga's managers may read a summary of the transcript. */
    compartilhaHistorico: boolean('compartilha_historico').notNull().default(false),
    /** The stage that the professor sees. */
    etapa: text('etapa', { enum: etapas }).notNull().default('recebida'),
    /** A decision that the student does not see yet. */
    retida: boolean('retida').notNull().default(false),
    /** While a decision is held back: the stage that the student still sees. */
    etapaMantida: text('etapa_mantida', { enum: etapas }),
    /** Only for releases before `etapa_mantida`, to which every held decision is 'em_analise'. */
    etapaVisivelAntes: text('etapa_visivel', { enum: etapas })
      .notNull()
      .generatedAlwaysAs(sql`case when retida then 'em_analise' else etapa end`),
    /** Incremented by each change. */
    versao: integer('versao').notNull().default(0),
    /** When the candidate last got a comunicado of the vaga; null without one. */
    comunicadoEm: instant('comunicado_em'),
    /** When a manager of the vaga first opened it; null until then. */
    lidaEm: instant('lida_em'),
    criadoEm: escritoEm(),
  },
  table => [
    unique('candidaturas_uma_por_vaga').on(table.vagaId, table.candidatoId),
    index().on(table.candidatoId, table.criadoEm),
    index('candidaturas_retidas')
      .on(table.vagaId)
      .where(sql`retida`),
    oneOf('candidaturas_etapa', 'etapa', etapas),
    check(
      'candidaturas_decisao_retida',
      sql`not retida or etapa in ('aprovada', 'lista_de_espera', 'nao_selecionada')`,
    ),
  ],
)
