/**
 * @generated SignedSource<<73d5fcc9cbd82def4789309075db2bbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AtoDeModeracao = "ADVERTIR" | "DEVOLVER" | "DISPENSAR" | "LIBERAR" | "MANTER" | "OCULTAR" | "REABRIR" | "RESTAURAR" | "SUSPENDER";
import type { FragmentRefs } from "relay-runtime";
export type Decisoes_caso$data = {
  readonly contestacao: {
    readonly texto: string;
  } | null;
  readonly decisoes: ReadonlyArray<{
    readonly ate: string | null;
    readonly ato: AtoDeModeracao;
    readonly em: string | null;
    readonly motivo: string;
    readonly por: string | null;
  }>;
  readonly " $fragmentType": "Decisoes_caso";
};
export type Decisoes_caso$key = {
  readonly " $data"?: Decisoes_caso$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decisoes_caso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Decisoes_caso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DecisaoDoCaso",
      "kind": "LinkedField",
      "name": "decisoes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "por",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "em",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contestacao",
      "kind": "LinkedField",
      "name": "contestacao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texto",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CasoDetalhado",
  "abstractKey": null
};

(node as any).hash = "f1486c021df67ff7e842a36c5c5166bf";

export default node;
