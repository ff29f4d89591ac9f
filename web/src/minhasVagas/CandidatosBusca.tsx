import { Stack } from '../ui/Stack.tsx'
import type { Candidato } from './candidatos.ts'
import { CandidatosBarra } from './CandidatosBarra.tsx'
import { CandidatoItem } from './CandidatoItem.tsx'
import { CandidatosList } from './CandidatosList.tsx'
import { useBusca } from './useBusca.ts'

type Props = {
  candidatos: readonly Candidato[]
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** The candidates where there are no stages: to search, sort and export. */
export const CandidatosBusca = ({ candidatos, titulo }: Props) => {
  const { barra, termo, achados, vistos, verMais } = useBusca(candidatos)
  return (
    <Stack gap="small">
      <CandidatosBarra {...barra} candidatos={achados} titulo={titulo} />
      <CandidatosList
        candidatos={achados}
        vistos={vistos}
        onMais={verMais}
        resumo={termo ? `${achados.length} de ${candidatos.length} candidatos` : ''}
        renderItem={(candidato, links) => <CandidatoItem key={candidato.id} candidato={candidato} {...links} />}
      />
    </Stack>
  )
}
