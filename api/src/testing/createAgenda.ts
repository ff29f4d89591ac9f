import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import ICAL from 'ical.js'
import { agendas } from '../db/schema/agenda.ts'
import type { TestApp, Usuario } from './createTestApp.ts'

/** The calls about agendas, and their calendars as another program reads them. */
export const createAgenda = ({ app, call, db }: TestApp) => {
  const get = (
    search: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ): Promise<LightMyRequestResponse> => app.inject({ method, url: `/agenda.ics${search}`, headers })
  return {
    /** The query of a new address. */
    open: async (as: Usuario): Promise<string> =>
      new URL((await call<{ endereco: string }>('POST /usuarios/me/agenda', { as })).body.endereco).search,
    get,
    salvar: (as: Usuario, vaga: number) => call(`PUT /salvas/${vaga}`, { as }),
    /** The entries six minutes later: UID, title, SEQUENCE and STATUS. */
    read: async (search: string): Promise<unknown[][]> => {
      await db.update(agendas).set({ conferidaEm: sql`now() - interval '6 minutes'` })
      await app.agendas.drain()
      const calendario = new ICAL.Component(ICAL.parse((await get(search)).body))
      return calendario.getAllSubcomponents('vevent').map(component => {
        const { uid, summary, sequence } = new ICAL.Event(component)
        return [uid.split('@', 1)[0], summary, sequence, component.getFirstPropertyValue('status')]
      })
    },
  }
}
