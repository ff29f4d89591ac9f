import { useEffect, useRef, useState } from 'react'
import type { SecoesDeCandidaturas_candidaturas$data } from './__generated__/SecoesDeCandidaturas_candidaturas.graphql.ts'
import { secaoDe } from './secao.ts'

type Vaga = { codigo: string; titulo: string }

/** Opens the dialog to answer of this candidatura, which lacks so many answers. */
export type Responder = (id: string, vaga: Vaga, faltam: number) => void

type Candidaturas = SecoesDeCandidaturas_candidaturas$data

/**
 * Which candidaturas show their details; a candidatura that moves to another section keeps them. `idDoAlvo`: that of the
 * address, once it is loaded. It starts open, and gets the focus.
 */
export function useAbertas(candidaturas: Candidaturas, idDoAlvo: string | null, responder: Responder) {
  const [escolhas, setEscolhas] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [ultima, setUltima] = useState<string | null>(null)
  const usada = ultima ?? idDoAlvo
  const ref = useFocoDaMovida(candidaturas.find(({ id }) => id === usada))
  useEffect(() => {
    if (idDoAlvo === null) return
    // After Shell, which focuses the heading of the page.
    queueMicrotask(() => {
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: 'center' })
    })
  }, [idDoAlvo, ref])
  return (id: string) => {
    const aberta = escolhas.get(id) ?? id === idDoAlvo
    const onAlternar = () => {
      setUltima(id)
      setEscolhas(new Map(escolhas).set(id, !aberta))
    }
    const onResponder = (vaga: Vaga, faltam: number) => {
      setUltima(id)
      responder(id, vaga, faltam)
    }
    return { aberta, onAlternar, onResponder, tituloRef: id === usada ? ref : null }
  }
}

/**
 * Focuses the title of this candidatura when it moves to another section that is open: the pressed button is gone. The
 * list itself gets the focus after one has ended.
 */
function useFocoDaMovida(candidatura: Candidaturas[number] | undefined) {
  const ref = useRef<HTMLHeadingElement>(null)
  const agora = candidatura && { id: candidatura.id, secao: secaoDe(candidatura) }
  const antes = useRef(agora)
  useEffect(() => {
    const moved = agora && agora.id === antes.current?.id && agora.secao !== antes.current.secao
    antes.current = agora
    if (moved && agora.secao !== 'concluida' && document.activeElement === document.body) ref.current?.focus()
  })
  return ref
}
