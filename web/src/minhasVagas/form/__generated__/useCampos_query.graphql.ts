/**
 * @generated SignedSource<<3adec1626a3b35dec7fb8572617c569e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type useCampos_query$data = {
  readonly tiposDeVaga: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
    readonly tipo: TipoDeVaga;
  }> | null;
  readonly " $fragmentType": "useCampos_query";
};
export type useCampos_query$key = {
  readonly " $data"?: useCampos_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCampos_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCampos_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OpcaoDeTipo",
        "kind": "LinkedField",
        "name": "tiposDeVaga",
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
            "name": "nome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipo",
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

(node as any).hash = "8215db90e318d609c94da4e4e99be597";

export default node;
