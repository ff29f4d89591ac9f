import type { Recusa, Registro } from './registro.ts'

/** Why the import suspends, as the person is told. */
export const motivoDoDesligamento = 'Desligado da universidade'

export const campos = ['matricula', 'nome', 'email', 'curso', 'departamento', 'periodo_inicio', 'situacao'] as const

/** A verified account, as the import compares it. */
export type Conta = {
  id: number
  ehaluno: boolean
  matricula: string | null
  nome: string
  email: string
  curso: string | null
  departamento: string | null
  periodo_inicio: string | null
  administrador: boolean
  /** Whether it is suspended because the person left. */
  desligada: boolean
}

/** What would change in an account, as it is read on screen. */
export type Mudanca = { campo: (typeof campos)[number]; de: string | null; para: string }

export type Tipo = 'nova' | 'alterada' | 'igual' | 'recusada'

/** What is done with a line. */
export type Passo =
  | { tipo: 'nova'; registro: Registro }
  | { tipo: 'alterada'; registro: Registro; conta: Conta; mudancas: readonly Mudanca[]; suspende: boolean }
  | { tipo: 'igual'; registro: Registro; conta: Conta | null }
  | ({ tipo: 'recusada' } & Recusa)

type Contas = {
  daMatricula: Conta | undefined
  doEmail: Conta | undefined
}

const papel = (ehaluno: boolean): string => (ehaluno ? 'estudante' : 'professor')

/** Why the account of the e-mail is not the one of a line whose matrícula no account has; null if it is. */
const refuseDono = (dono: Conta, { ehaluno }: Registro, vincular: boolean): string | null => {
  if (dono.administrador) return 'O e-mail é de uma conta de administração, que a importação não muda.'
  if (dono.ehaluno !== ehaluno) return `O e-mail é de uma conta de ${papel(dono.ehaluno)}.`
  if (dono.matricula !== null) return `O e-mail é da conta de outra matrícula, ${dono.matricula}.`
  return vincular
    ? null
    : 'Já há uma conta com este e-mail, sem matrícula. Só a opção de vincular dá a matrícula a ela.'
}

/** Only what the line says: a blank cell changes nothing. */
const findMudancas = (conta: Conta, registro: Registro): Mudanca[] => {
  const { departamento, desligado } = registro
  const novos: Record<Mudanca['campo'], [string | null, string | null]> = {
    matricula: [conta.matricula, registro.matricula],
    nome: [conta.nome, registro.nome],
    email: [conta.email, registro.email],
    curso: [conta.curso, registro.curso],
    departamento: [conta.departamento, departamento?.name ?? null],
    periodo_inicio: [conta.periodo_inicio, registro.periodoInicio],
    situacao: [conta.desligada ? 'desligado' : 'ativo', desligado ? 'desligado' : null],
  }
  return campos.flatMap(campo => {
    const [de, para] = novos[campo]
    return para === null || para === de ? [] : [{ campo, de, para }]
  })
}

const toRecusa = ({ linha, celulas }: Registro, motivo: string): Passo => ({ tipo: 'recusada', linha, celulas, motivo })

/** What a line does to the accounts of its matrícula and its e-mail. */
const toPasso = (registro: Registro, { daMatricula, doEmail }: Contas, vincular: boolean): Passo => {
  const refused = !daMatricula && doEmail ? refuseDono(doEmail, registro, vincular) : null
  if (refused) return toRecusa(registro, refused)
  const conta = daMatricula ?? doEmail
  // There is nothing to suspend.
  if (!conta) return registro.desligado ? { tipo: 'igual', registro, conta: null } : { tipo: 'nova', registro }
  if (conta.administrador) return toRecusa(registro, 'É uma conta de administração, que a importação não muda.')
  if (doEmail && doEmail.id !== conta.id) return toRecusa(registro, 'O e-mail é de outra conta.')
  const mudancas = findMudancas(conta, registro)
  if (mudancas.length === 0) return { tipo: 'igual', registro, conta }
  return { tipo: 'alterada', registro, conta, mudancas, suspende: mudancas.some(({ campo }) => campo === 'situacao') }
}

const chave = (ehaluno: boolean, matricula: string | null) => `${ehaluno} ${matricula}`

/** What each line of a lot does. `contas`: those that have a matrícula or an e-mail of the lot. */
export const toPassos = (registros: readonly Registro[], contas: readonly Conta[], vincular: boolean): Passo[] => {
  const daMatricula = new Map(contas.map(conta => [chave(conta.ehaluno, conta.matricula), conta]))
  const doEmail = new Map(contas.map(conta => [conta.email, conta]))
  return registros.map(registro =>
    toPasso(
      registro,
      {
        daMatricula: daMatricula.get(chave(registro.ehaluno, registro.matricula)),
        doEmail: doEmail.get(registro.email),
      },
      vincular,
    ),
  )
}
