/**
 * @generated SignedSource<<b5dca7196a92fab6f758677e0e2a40ba>>
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
  }> | null;
  readonly " $fragmentType": "DepartamentosFiltro_query";
};
export type DepartamentosFiltro_query$key = {
  readonly " $data"?: DepartamentosFiltro_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartamentosFiltro_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepartamentosFiltro_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "efdba79bc26d7dc78fe3587b1978d8a5";

export default node;
