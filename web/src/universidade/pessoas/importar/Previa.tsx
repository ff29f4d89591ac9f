import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Notice } from '../../../ui/state/Notice.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Text } from '../../../ui/text/Text.tsx'
import { LinhasDaPrevia } from './LinhasDaPrevia.tsx'
import { BaixarRecusadas, Contagens, numero } from './Resumo.tsx'
import type { Importacao } from './useEnviarPessoas.ts'
import type { Feito } from './useImportacao.ts'

type Props = {
  previa: Importacao
  busy: boolean
  /** What was imported so far. */
  feito: Feito | undefined
  onImportar: (suspenderMuitos: boolean) => void
}

const pessoas = (total: number): string => (total === 1 ? '1 pessoa' : `${numero(total)} pessoas`)

/** What an import would do, and its button. */
export const Previa = (props: Props) => {
  const { linhas, colunasIgnoradas, exemplos, novas, alteradas } = props.previa
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" labelledBy="previa">
      <Heading level={2} id="previa" ref={heading}>
        O que a importação faria
      </Heading>
      <Text>{`${linhas === 1 ? '1 linha lida' : `${numero(linhas)} linhas lidas`}. Nada foi gravado ainda.`}</Text>
      <Contagens feito={props.previa} />
      {colunasIgnoradas.length > 0 ? (
        <Notice tone="info">{`Colunas que não conhecemos e ignoramos: ${colunasIgnoradas.join(', ')}.`}</Notice>
      ) : null}
      <BaixarRecusadas previa={props.previa} />
      {exemplos.length > 0 ? <LinhasDaPrevia linhas={exemplos} /> : null}
      {novas + alteradas === 0 ? <Text>Não há nada a importar.</Text> : <Importar {...props} />}
    </Card>
  )
}

const Importar = ({ previa, busy, feito, onImportar }: Props) => {
  const [confirmadas, setConfirmadas] = useState(false)
  const { linhas, suspensas, suspendeMuitas, novas, alteradas } = previa
  return (
    <>
      {suspendeMuitas ? (
        <Notice tone="warning" title={`Este arquivo suspende ${numero(suspensas)} contas`}>
          <Checkbox
            label="Confirmo estas suspensões"
            checked={confirmadas}
            onChange={event => setConfirmadas(event.target.checked)}
          />
        </Notice>
      ) : null}
      <div>
        <Button
          busy={busy}
          busyText={feito ? `Importando: ${numero(feito.linhas)} de ${numero(linhas)} linhas...` : 'Importando...'}
          aria-disabled={suspendeMuitas && !confirmadas ? true : undefined}
          onClick={() => onImportar(confirmadas)}
        >
          {`Importar ${pessoas(novas + alteradas)}`}
        </Button>
      </div>
    </>
  )
}
