/**
 * @generated SignedSource<<541ceb301822c17ac7c5eb729fab8b3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
import type { FragmentRefs } from "relay-runtime";
export type escritas_pedido$data = {
  readonly arquivo: PedidoDeArquivo;
  readonly instrucao: string | null;
  readonly perguntas: ReadonlyArray<{
    readonly codigo: string;
    readonly obrigatoria: boolean;
    readonly opcoes: ReadonlyArray<string>;
    readonly texto: string;
    readonly tipo: TipoDePergunta;
  }>;
  readonly " $fragmentType": "escritas_pedido";
};
export type escritas_pedido$key = {
  readonly " $data"?: escritas_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"escritas_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "escritas_pedido",
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
          "name": "codigo",
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

(node as any).hash = "f9179a034a09baa1c22d203ad9855189";

export default node;
