import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { readQueues } from '../telemetry/queues.ts'
import { bem, mal } from './estado.ts'
import type { Estado } from './estado.ts'

/** As the alert MuralQueueStuck. */
const lateSeconds = 600

const nomes: Record<string, string> = {
  summaries: 'resumos por e-mail',
  announcements: 'anúncios de vagas',
  events: 'eventos ao vivo',
  releases: 'divulgações de resultados',
  reminders: 'lembretes',
  files: 'arquivos a conferir',
  copies: 'cópias de dados',
  deletions: 'exclusões de contas',
}

const toHa = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'há menos de 1 minuto'
  return minutes < 120 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} horas`
}

/** The mails that wait, and those whose first try failed. */
export const lookAtEmails = async (db: Db, { smtpUrl }: Settings): Promise<Estado> => {
  if (smtpUrl === null) return mal('Não são enviados: falta SMTP_URL.')
  const queues = await readQueues(db)
  const fila = queues.find(({ queue }) => queue === 'mails')
  const tentados = queues.find(({ queue }) => queue === 'mails_retried')?.length ?? 0
  if (!fila || fila.length + tentados === 0) return bem('Nenhum espera.')
  const espera = `${fila.length} na fila, o mais antigo ${toHa(fila.age)}`
  if (fila.age < lateSeconds && tentados === 0) return bem(`${espera}.`)
  return mal(
    `${espera}; ${tentados} recusados mais de uma vez. Veja no log da API o que o servidor de SMTP_URL respondeu.`,
  )
}

/** The other work outside requests. */
export const lookAtTarefas = async (db: Db): Promise<Estado> => {
  const waiting = (await readQueues(db))
    .filter(({ queue, length }) => Object.hasOwn(nomes, queue) && length > 0)
    .sort((a, b) => b.age - a.age)
  const presas = waiting.filter(({ age }) => age >= lateSeconds)
  const describe = (each: typeof waiting) =>
    each.map(({ queue, length, age }) => `${nomes[queue]} (${length}, ${toHa(age)})`).join(', ')
  if (presas.length > 0) return mal(`Paradas: ${describe(presas)}. Veja os erros no log da API, e reinicie-a.`)
  return bem(waiting.length === 0 ? 'Nenhuma espera.' : `Em andamento: ${describe(waiting)}.`)
}
