/**
 * @generated SignedSource<<a98345f5357c167febcfabe3032987a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstadoDoProgresso = "EM_PROGRESSO" | "SEM_HISTORICO" | "SEM_REGISTRO";
import type { FragmentRefs } from "relay-runtime";
export type ProgressoComplementar_viewer$data = {
  readonly progressoComplementar: {
    readonly creditosConcluidos: number;
    readonly creditosExigidos: number;
    readonly estado: EstadoDoProgresso;
    readonly percentual: number;
  } | null;
  readonly " $fragmentType": "ProgressoComplementar_viewer";
};
export type ProgressoComplementar_viewer$key = {
  readonly " $data"?: ProgressoComplementar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressoComplementar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgressoComplementar_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ProgressoComplementar",
        "kind": "LinkedField",
        "name": "progressoComplementar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "estado",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditosConcluidos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditosExigidos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percentual",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f74acdfd9f8f7cea3146ad84ba6990e5";

export default node;
