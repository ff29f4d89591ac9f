/**
 * @generated SignedSource<<0572281eb1181ec696e51541c909c493>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartamentosFiltro_query$data = {
  readonly departamentos: ReadonlyArray<{
    readonly codigo: string;
    readonly nome: string;
  }>;
  readonly " $fragmentType": "DepartamentosFiltro_query";
};
export type DepartamentosFiltro_query$key = {
  readonly " $data"?: DepartamentosFiltro_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartamentosFiltro_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DepartamentosFiltro_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamentos",
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
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e27e65b4f744b6acaa5a05b141b2a66e";

export default node;
