import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { keepPar, toAutorizacao, toPublica } from './chaves.ts'
import type { ParDePush } from './chaves.ts'
import { encrypt } from './cifra.ts'
import type { ChavesDoAparelho } from './cifra.ts'
import { isDeServico } from './servicos.ts'

export type PushFetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'body'>>

/** What a device shows. `caminho`: the path of the site that a press opens. `topico`: a later one of it replaces this one. */
export type Mensagem = { titulo: string; texto: string; caminho: string; topico: string }

/**
 * What became of a message: taken; the subscription is over; refused for good; or not now. Only the second says something of
 * the device.
 */
export type Entrega = 'entregue' | 'encerrado' | 'recusado' | 'depois'

/** Milliseconds that a push service has, unless somebody waits for it. */
const timeout = 10_000
/** Seconds that it keeps a message for a device that is off: it is about today. */
const lifetime = 24 * 60 * 60
/** In characters: more is cut, so that the message stays far below the 4096 bytes that every service takes. */
const longest = { titulo: 100, texto: 200 }

const shorten = (text: string, most: number) => {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** As Safari shows it without the service worker (Declarative Web Push); the worker of other browsers reads the same. */
const toPayload = ({ titulo, texto, caminho, topico }: Mensagem, publicUrl: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: shorten(titulo, longest.titulo),
      body: shorten(texto, longest.texto),
      lang: 'pt-BR',
      tag: topico,
      navigate: publicUrl + caminho,
    },
  })

const toEntrega = (status: number): Entrega => {
  if (status >= 200 && status < 300) return 'entregue'
  if (status === 404 || status === 410) return 'encerrado'
  return status === 0 || status === 429 || status >= 500 ? 'depois' : 'recusado'
}

type Options = { db: Db; settings: Settings; log: FastifyBaseLogger; fetch?: PushFetch | undefined }
type Destino = ChavesDoAparelho & { endereco: string }

/** The status of a push service; 0 if it does not respond in time. */
const post = async (send: PushFetch, destino: string, init: RequestInit, within: number): Promise<number> => {
  try {
    const response = await send(destino, { ...init, redirect: 'manual', signal: AbortSignal.timeout(within) })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}

/** Sends messages to the push services of browsers, in the name of `contato`. */
export const createPush = ({ db, settings, log, fetch: send = fetch }: Options, contato: string) => {
  let par: Promise<ParDePush> | null = null
  const readPar = (): Promise<ParDePush> => {
    par ??= keepPar(db, settings).catch((error: unknown) => {
      par = null
      throw error
    })
    return par
  }
  const toRequest = async (destino: Destino, mensagem: Mensagem) => ({
    method: 'POST',
    headers: {
      authorization: await toAutorizacao(await readPar(), contato, destino.endereco),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/notification+json',
      ttl: String(lifetime),
      urgency: 'normal',
      topic: mensagem.topico,
    },
    body: new Uint8Array(encrypt(toPayload(mensagem, settings.publicUrl), destino)),
  })
  return {
    /** The key with which browsers subscribe. It is made at the first start. */
    chave: async (): Promise<string> => toPublica(await readPar()),
    /**
     * Sends one message to one device, within so many milliseconds. Nothing leaves for an address that is no push
     * service's.
     */
    send: async (destino: Destino, mensagem: Mensagem, within = timeout): Promise<Entrega> => {
      if (!isDeServico(destino.endereco)) return 'recusado'
      const status = await post(send, destino.endereco, await toRequest(destino, mensagem), within)
      const entrega = toEntrega(status)
      const servico = new URL(destino.endereco).host
      if (entrega !== 'entregue') log.warn({ servico, status, entrega }, 'a push service did not take a notice')
      return entrega
    },
  }
}

export type Push = ReturnType<typeof createPush>
