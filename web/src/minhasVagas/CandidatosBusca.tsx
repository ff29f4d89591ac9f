import { useDeferredValue, useMemo, useState } from 'react'
import { Stack } from '../ui/Stack.tsx'
import { type Candidato, type OrdemDeCandidatos, ordenarCandidatos, procurarCandidatos } from './candidatos.ts'
import { CandidatosBarra } from './CandidatosBarra.tsx'
import { CandidatosList, porVez } from './CandidatosList.tsx'

type Props = {
  candidatos: readonly Candidato[]
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** The candidates, sorted and searched here, since all of them came with the page. */
export const CandidatosBusca = ({ candidatos, titulo }: Props) => {
  const [ordem, setOrdem] = useState<OrdemDeCandidatos>('antigas')
  const [busca, setBusca] = useState('')
  const [vistos, setVistos] = useState(porVez)
  // Typing goes before drawing: the list follows when there is time.
  const deferred = useDeferredValue(busca.trim())
  const ordenados = useMemo(() => ordenarCandidatos(candidatos, ordem), [candidatos, ordem])
  const achados = useMemo(() => (deferred ? procurarCandidatos(ordenados, deferred) : ordenados), [ordenados, deferred])
  return (
    <Stack gap="small">
      <CandidatosBarra
        ordem={ordem}
        onOrdem={next => {
          setOrdem(next)
          setVistos(porVez)
        }}
        busca={busca}
        onBusca={next => {
          setBusca(next)
          setVistos(porVez)
        }}
        candidatos={ordenados}
        titulo={titulo}
      />
      <CandidatosList
        candidatos={achados}
        vistos={vistos}
        onMais={() => setVistos(vistos + porVez)}
        resumo={deferred ? `${achados.length} de ${candidatos.length} candidatos` : ''}
      />
    </Stack>
  )
}
