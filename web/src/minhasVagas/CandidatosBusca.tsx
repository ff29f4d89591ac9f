import { useDeferredValue, useMemo, useState } from 'react'
import { Stack } from '../ui/Stack.tsx'
import {
  type Candidato,
  type OrdemDeCandidatos,
  ordenarCandidatos,
  procurarCandidatos,
  toTextos,
} from './candidatos.ts'
import { CandidatosBarra } from './CandidatosBarra.tsx'
import { CandidatosList } from './CandidatosList.tsx'

type Props = {
  candidatos: readonly Candidato[]
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** The candidates, sorted and searched here, since all of them came with the page. */
export const CandidatosBusca = ({ candidatos, titulo }: Props) => {
  const [ordem, setOrdem] = useState<OrdemDeCandidatos>('antigas')
  const [busca, setBusca] = useState('')
  // Typing goes before drawing: the list follows when there is time.
  const deferred = useDeferredValue(busca.trim())
  const ordenados = useMemo(() => ordenarCandidatos(candidatos, ordem), [candidatos, ordem])
  const procura = deferred !== ''
  const textos = useMemo(() => (procura ? toTextos(ordenados) : null), [ordenados, procura])
  const achados = useMemo(
    () => (textos ? procurarCandidatos(textos, deferred) : ordenados),
    [textos, deferred, ordenados],
  )
  return (
    <Stack gap="small">
      <CandidatosBarra
        ordem={ordem}
        onOrdem={setOrdem}
        busca={busca}
        onBusca={setBusca}
        candidatos={ordenados}
        titulo={titulo}
      />
      <CandidatosList
        key={`${ordem} ${deferred}`}
        candidatos={achados}
        resumo={procura ? `${achados.length} de ${candidatos.length} candidatos` : ''}
      />
    </Stack>
  )
}
