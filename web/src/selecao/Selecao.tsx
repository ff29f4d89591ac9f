import { useCallback, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { CandidatosBarra } from '../minhasVagas/CandidatosBarra.tsx'
import { CandidatosList } from '../minhasVagas/CandidatosList.tsx'
import { Stack } from '../ui/Stack.tsx'
import { toastError } from '../ui/toast.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Selecao_selecao$key } from './__generated__/Selecao_selecao.graphql.ts'
import { Divulgacao } from './Divulgacao.tsx'
import { type EmSelecao, type Etapa, isDecisao } from './etapa.ts'
import { Filtros } from './Filtros.tsx'
import { ItemDaSelecao } from './ItemDaSelecao.tsx'
import { MoverDialog } from './MoverDialog.tsx'
import { Quadro } from './Quadro.tsx'
import { Recusadas } from './Recusadas.tsx'
import { Selecionados } from './Selecionados.tsx'
import { Situacao } from './Situacao.tsx'
import { useFiltros } from './useFiltros.ts'
import { useFocarMovido } from './useFocarMovido.ts'
import { useMarcados } from './useMarcados.ts'
import { type Movimento, useMovimentos } from './useMovimentos.ts'
import { useVisao } from './useVisao.ts'

type Props = {
  candidatos: readonly EmSelecao[]
  selecaoRef: Selecao_selecao$key
  /** Global id of the vaga. */
  vaga: string
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** What the dialog asks about. */
type Pergunta = { candidatos: readonly EmSelecao[]; inicial: Etapa | null }

/** The selection of a vaga's candidates: how it stands, its list or board, moves and release. */
export const Selecao = ({ candidatos, selecaoRef, vaga, titulo }: Props) => {
  const selecao = useFragment(
    graphql`
      fragment Selecao_selecao on Selecao @throwOnFieldError {
        vagas
        aprovadas
        retidas
        divulgacaoEm
      }
    `,
    selecaoRef,
  )
  const raiz = useRef<HTMLDivElement>(null)
  const tituloRef = useRef<HTMLHeadingElement>(null)
  const [anuncio, setAnuncio] = useState('')
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  const [visao, mudarVisao] = useVisao()
  const { barra, filtrados, resumo, vistos, verMais, filtros } = useFiltros(candidatos, visao)
  const { marcados, marcar, limpar, selecionados } = useMarcados(candidatos)
  const { mover, emCurso, recusadas, esquecerRecusadas } = useMovimentos({ vaga, onAnuncio: setAnuncio })
  const { focar, acabou } = useFocarMovido(raiz, tituloRef)

  /** Resolves to what went wrong, or null. */
  const enviar = useCallback(
    async (movimento: Movimento): Promise<string | null> => {
      focar(movimento.candidatos[0]?.id ?? '')
      const resultado = await mover(movimento)
      if ('movidas' in resultado) marcar(resultado.movidas, false)
      acabou()
      return 'recusa' in resultado ? resultado.recusa : null
    },
    [focar, mover, marcar, acabou],
  )
  const handleMover = useCallback(
    (candidato: EmSelecao, para: Etapa | null) => {
      if (para === null || isDecisao(para)) setPergunta({ candidatos: [candidato], inicial: para })
      else
        void enviar({ candidatos: [candidato], para, palavra: '', reter: false }).then(erro => {
          if (erro) toastError('Erro ao mover', erro)
        })
    },
    [enviar],
  )
  const fechar = () => {
    focar(pergunta?.candidatos[0]?.id ?? '')
    setPergunta(null)
    acabou()
  }
  const acoes = { onMarcar: marcar, onMover: handleMover }
  return (
    <div ref={raiz}>
      <Stack gap="small">
        <Situacao vaga={vaga} {...selecao} candidatos={candidatos} tituloRef={tituloRef} />
        <Divulgacao
          vaga={vaga}
          {...selecao}
          onDivulgadas={() => {
            focar('')
            acabou()
          }}
        />
        <Recusadas recusadas={recusadas} onDismiss={esquecerRecusadas} />
        <CandidatosBarra {...barra} titulo={titulo} />
        <Filtros
          visao={visao}
          onVisao={mudarVisao}
          {...filtros}
          candidatos={candidatos}
          filtrados={filtrados}
          marcados={marcados}
          onMarcar={marcar}
        />
        {visao === 'lista' ? (
          <CandidatosList
            candidatos={filtrados}
            vistos={vistos}
            onMais={verMais}
            resumo={resumo}
            renderItem={(candidato, links) => (
              <ItemDaSelecao
                key={candidato.id}
                candidato={candidato}
                marcado={marcados.has(candidato.id)}
                busy={emCurso.has(candidato.id)}
                {...links}
                {...acoes}
              />
            )}
          />
        ) : (
          <Quadro candidatos={filtrados} marcados={marcados} emCurso={emCurso} onAnuncio={setAnuncio} {...acoes} />
        )}
        <Selecionados
          total={selecionados.length}
          busy={selecionados.some(({ id }) => emCurso.has(id))}
          onMover={() => setPergunta({ candidatos: selecionados, inicial: null })}
          onLimpar={() => {
            limpar()
            focar('')
            acabou()
          }}
        />
      </Stack>
      <div role="status">
        <VisuallyHidden>{anuncio}</VisuallyHidden>
      </div>
      {pergunta ? <MoverDialog vaga={vaga} {...pergunta} onClose={fechar} onMover={enviar} /> : null}
    </div>
  )
}
