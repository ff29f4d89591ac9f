/**
 * @generated SignedSource<<38d860b3020fa2e049a44be5efb2bc23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DadosFields_query$data = {
  readonly departamentos: ReadonlyArray<{
    readonly codigo: string;
    readonly nome: string;
  }> | null;
  readonly instituicao: {
    readonly sigla: string;
  };
  readonly tiposDeVaga: ReadonlyArray<{
    readonly codigo: string;
    readonly nome: string;
  }> | null;
  readonly " $fragmentType": "DadosFields_query";
};
export type DadosFields_query$key = {
  readonly " $data"?: DadosFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DadosFields_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DadosFields_query",
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
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OpcaoDeTipo",
        "kind": "LinkedField",
        "name": "tiposDeVaga",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sigla",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3f3412768b777c7874fc7112542b2672";

export default node;
