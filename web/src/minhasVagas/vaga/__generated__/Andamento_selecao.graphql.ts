/**
 * @generated SignedSource<<7afb59f8aeeedd018e181a03f33fdebe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Andamento_selecao$data = {
  readonly selecao: {
    readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
  } | null;
  readonly " $fragmentType": "Andamento_selecao";
};
export type Andamento_selecao$key = {
  readonly " $data"?: Andamento_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Andamento_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Andamento_selecao",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Selecao",
        "kind": "LinkedField",
        "name": "selecao",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Situacao_selecao"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "8d942af5d9af0027d1a0dd3088fd3385";

export default node;
