/**
 * @generated SignedSource<<12ec5ab1ffad56d79d1d4530c77d11be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Barras_divisao$data = {
  readonly grupos: ReadonlyArray<{
    readonly mediana: number | null;
    readonly nome: string;
    readonly respondidas: number | null;
    readonly total: number | null;
  }>;
  readonly " $fragmentType": "Barras_divisao";
};
export type Barras_divisao$key = {
  readonly " $data"?: Barras_divisao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Barras_divisao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Barras_divisao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GrupoDoMural",
      "kind": "LinkedField",
      "name": "grupos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respondidas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediana",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DivisaoDoMural",
  "abstractKey": null
};

(node as any).hash = "903ccde12c6617c2786ddf0741c0e7f2";

export default node;
