import { useState } from 'react'
import { type Importacao, type Opcoes, useEnviarPessoas } from './useEnviarPessoas.ts'

type Enviar = ReturnType<typeof useEnviarPessoas>

/** Counts of the parts of an import. */
export type Feito = Pick<Importacao, 'linhas' | 'novas' | 'alteradas' | 'iguais' | 'recusadas' | 'suspensas'>

const nada: Feito = { linhas: 0, novas: 0, alteradas: 0, iguais: 0, recusadas: 0, suspensas: 0 }

const add = (feito: Feito, parte: Feito): Feito => ({
  linhas: feito.linhas + parte.linhas,
  novas: feito.novas + parte.novas,
  alteradas: feito.alteradas + parte.alteradas,
  iguais: feito.iguais + parte.iguais,
  recusadas: feito.recusadas + parte.recusadas,
  suspensas: feito.suspensas + parte.suspensas,
})

type Estado = {
  arquivo: File | null
  vincular: boolean
  ocupada: 'lendo' | 'importando' | null
  /** Why the file is refused. */
  recusa?: string
  previa?: Importacao
  /** What was imported so far. */
  feito?: Feito
}

const inicial: Estado = { arquivo: null, vincular: false, ocupada: null }

type Andamento = (feito: Feito | null, resto: Pick<Estado, 'ocupada' | 'recusa'>) => void

/** Imports a file until its end: each part goes on where the last one had no more time. */
function enviarEmPartes(enviar: Enviar, arquivo: File, opcoes: Opcoes, onAndamento: Andamento, antes = nada): void {
  enviar(arquivo, opcoes, {
    onEnviado: parte => {
      const feito = add(antes, parte)
      onAndamento(feito, { ocupada: parte.parouEm === null ? null : 'importando' })
      if (parte.parouEm === null) return
      enviarEmPartes(enviar, arquivo, { ...opcoes, depoisDe: parte.parouEm }, onAndamento, feito)
    },
    onRecusa: recusa => onAndamento(null, { ocupada: null, recusa }),
  })
}

/** The state of an import: the file, its preview, and what was done. A large file is imported in parts. */
export function useImportacao() {
  const [estado, setEstado] = useState(inicial)
  const enviar = useEnviarPessoas()
  const { arquivo, vincular } = estado

  /** Another file or option makes the preview old. */
  const escolher = (escolha: Partial<Pick<Estado, 'arquivo' | 'vincular'>>) =>
    setEstado({ arquivo, vincular, ocupada: null, ...escolha })

  const ler = (file: File) => {
    setEstado({ arquivo, vincular, ocupada: 'lendo' })
    enviar(
      file,
      { vincular },
      {
        onEnviado: previa => setEstado(atual => ({ ...atual, ocupada: null, previa })),
        onRecusa: recusa => setEstado(atual => ({ ...atual, ocupada: null, recusa })),
      },
    )
  }

  const importar = (file: File, suspenderMuitos: boolean) => {
    setEstado(({ previa }) => ({ arquivo, vincular, ocupada: 'importando', ...(previa && { previa }) }))
    enviarEmPartes(enviar, file, { aplicar: true, vincular, suspenderMuitos }, (feito, resto) =>
      setEstado(atual => ({ ...atual, ...(feito && { feito }), ...resto })),
    )
  }

  return {
    ...estado,
    escolher,
    /** Refuses to read without a file, and returns whether there is one. */
    verPrevia: (): boolean => {
      if (arquivo) ler(arquivo)
      else setEstado(atual => ({ ...atual, recusa: 'Escolha um arquivo CSV.' }))
      return arquivo !== null
    },
    importar: (suspenderMuitos: boolean) => {
      if (arquivo) importar(arquivo, suspenderMuitos)
    },
    recomecar: () => setEstado(inicial),
  }
}

export type EstadoDaImportacao = ReturnType<typeof useImportacao>
