import { useState } from 'react'
import { type Importacao, useEnviarPessoas } from './useEnviarPessoas.ts'

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

  const importar = (file: File, suspenderMuitos: boolean, depoisDe = 0, antes = nada) =>
    enviar(
      file,
      { aplicar: true, vincular, suspenderMuitos, depoisDe },
      {
        onEnviado: parte => {
          const feito = add(antes, parte)
          setEstado(atual => ({ ...atual, feito, ocupada: parte.parouEm === null ? null : 'importando' }))
          if (parte.parouEm !== null) importar(file, suspenderMuitos, parte.parouEm, feito)
        },
        onRecusa: recusa => setEstado(atual => ({ ...atual, ocupada: null, recusa })),
      },
    )

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
      if (!arquivo) return
      setEstado(atual => ({ arquivo, vincular, ocupada: 'importando', ...(atual.previa && { previa: atual.previa }) }))
      importar(arquivo, suspenderMuitos)
    },
    recomecar: () => setEstado(inicial),
  }
}

export type EstadoDaImportacao = ReturnType<typeof useImportacao>
