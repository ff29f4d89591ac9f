/**
 * @generated SignedSource<<5f0d4333f8d7ce243807845c0087db4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParecidasCard_vaga$data = {
  readonly codigo: string;
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly prazo: string | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"TipoTag_vaga">;
  readonly " $fragmentType": "ParecidasCard_vaga";
};
export type ParecidasCard_vaga$key = {
  readonly " $data"?: ParecidasCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParecidasCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ParecidasCard_vaga",
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
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "9800a2cf3b91ef2c684222958991d4da";

export default node;
