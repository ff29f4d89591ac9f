/**
 * @generated SignedSource<<16c6bf965c9cc5f5d4ec39706587b52a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
import type { FragmentRefs } from "relay-runtime";
export type perguntasForm_pedido$data = {
  readonly arquivo: PedidoDeArquivo;
  readonly instrucao: string | null;
  readonly perguntas: ReadonlyArray<{
    readonly id: string;
    readonly obrigatoria: boolean;
    readonly opcoes: ReadonlyArray<string>;
    readonly texto: string;
    readonly tipo: TipoDePergunta;
  }>;
  readonly " $fragmentType": "perguntasForm_pedido";
};
export type perguntasForm_pedido$key = {
  readonly " $data"?: perguntasForm_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"perguntasForm_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "perguntasForm_pedido",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arquivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instrucao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pergunta",
      "kind": "LinkedField",
      "name": "perguntas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obrigatoria",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opcoes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "632075f7fa45c9219f9232bdf248b08f";

export default node;
