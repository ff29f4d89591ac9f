import { useMemo, useRef } from 'react'
import { sobreVaga } from '../paths.ts'
import { Entrevistas, EntrevistasButton, useEntrevistas } from './entrevistas/Entrevistas.tsx'
import { CandidatosList } from './candidatos/CandidatosList.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { Lugares_selecao$key } from './movimentos/__generated__/Lugares_selecao.graphql.ts'
import type { EmSelecao } from './etapa.ts'
import { Selecionados } from './emMassa/Selecionados.tsx'
import { Ferramentas } from './Ferramentas.tsx'
import { ItemDaSelecao } from './ItemDaSelecao.tsx'
import { MoverDialog } from './movimentos/MoverDialog.tsx'
import { Quadro } from './quadro/Quadro.tsx'
import { Recusadas } from './movimentos/Recusadas.tsx'
import { TabelaDaSelecao } from './tabela/TabelaDaSelecao.tsx'
import { useFiltros } from './useFiltros.ts'
import { useFocusMovedCard } from './movimentos/useFocusMovedCard.ts'
import { useMovimentos } from './movimentos/useMovimentos.ts'
import { useVisao, type Visao } from './useVisao.ts'

type Props = {
  candidatos: readonly EmSelecao[]
  selecaoRef: Lugares_selecao$key
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** The selecao of a vaga: the list, table or board of candidates, and their moves. */
export const Selecao = ({ candidatos, selecaoRef, vaga, codigo, titulo }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusMovedCard(root, root)
  const movimentos = useMovimentos({ vaga, candidatos, focus })
  const { announcement, recusadas, dismissRecusadas, pergunta, fechar, enviar } = movimentos
  return (
    <div ref={root} role="group" aria-label="Seleção" tabIndex={-1}>
      <Stack gap="small">
        <Recusadas recusadas={recusadas} onDismiss={dismissRecusadas} />
        <Candidatos {...{ candidatos, vaga, codigo, titulo, movimentos }} />
      </Stack>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {pergunta ? (
        <MoverDialog vaga={vaga} selecaoRef={selecaoRef} {...pergunta} onClose={fechar} onMover={enviar} />
      ) : null}
    </div>
  )
}

type Movimentos = ReturnType<typeof useMovimentos>

type CandidatosProps = Omit<Props, 'selecaoRef'> & { movimentos: Movimentos }

const Candidatos = ({ candidatos, vaga, codigo, titulo, movimentos }: CandidatosProps) => {
  const [visao, mudarVisao] = useVisao()
  const lista = useFiltros(codigo, candidatos, visao)
  const entrevistas = useEntrevistas(vaga)
  const sobre = useMemo(() => sobreVaga(codigo, titulo), [codigo, titulo])
  const { marcados, marcar, limpar, desmarcar, selecionados, inFlight, perguntar } = movimentos
  return (
    <>
      <Ferramentas
        visao={visao}
        onVisao={mudarVisao}
        lista={lista}
        candidatos={candidatos}
        titulo={titulo}
        marcados={marcados}
        onMarcar={marcar}
        entrevistas={<EntrevistasButton {...entrevistas} />}
      />
      <Entrevistas vaga={vaga} titulo={titulo} {...entrevistas} />
      <NaVisao visao={visao} lista={lista} movimentos={movimentos} sobre={sobre} />
      <Selecionados
        vaga={vaga}
        titulo={titulo}
        selecionados={selecionados}
        filtrados={lista.filtrados}
        etiquetas={lista.filtros.etiquetas}
        busy={selecionados.some(({ id }) => inFlight.has(id))}
        onMarcar={marcar}
        onMover={() => perguntar({ candidatos: selecionados, inicial: null })}
        onLimpar={limpar}
        onOferecida={desmarcar}
      />
    </>
  )
}

type VisaoProps = {
  visao: Visao
  lista: ReturnType<typeof useFiltros>
  movimentos: Movimentos
  sobre: ReturnType<typeof sobreVaga>
}

const NaVisao = ({ visao, lista, movimentos, sobre }: VisaoProps) => {
  const { filtrados, visible, showMore, filtros, criterios, linkTo } = lista
  const { marcados, inFlight, marcar: onMarcar, moverUm: onMover, announce: onAnnounce } = movimentos
  if (visao === 'quadro')
    return <Quadro candidatos={filtrados} {...{ linkTo, marcados, inFlight, onMarcar, onMover, onAnnounce }} />
  return (
    <CandidatosList candidatos={filtrados} visible={visible} onShowMore={showMore}>
      {shown =>
        visao === 'tabela' ? (
          <TabelaDaSelecao
            candidatos={shown}
            criterios={criterios.carregados?.criterios ?? null}
            onPrecisar={criterios.precisar}
            {...{ linkTo, marcados, inFlight, onMarcar, onMover }}
          />
        ) : (
          <Stack as="ul" gap="small">
            {shown.map(candidato => (
              <ItemDaSelecao
                key={candidato.id}
                candidato={candidato}
                marcado={marcados.has(candidato.id)}
                busy={inFlight.has(candidato.id)}
                sugestoes={filtros.etiquetas}
                {...{ linkTo, sobre, onMarcar, onMover }}
              />
            ))}
          </Stack>
        )
      }
    </CandidatosList>
  )
}
