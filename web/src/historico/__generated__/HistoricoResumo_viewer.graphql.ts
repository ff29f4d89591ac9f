/**
 * @generated SignedSource<<3053d4d1ae5615ee04d4b8b2fb26125d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstadoDoProgresso = "EM_PROGRESSO" | "SEM_HISTORICO" | "SEM_REGISTRO";
import type { FragmentRefs } from "relay-runtime";
export type HistoricoResumo_viewer$data = {
  readonly progressoComplementar: {
    readonly creditosConcluidos: number;
    readonly creditosExigidos: number;
    readonly estado: EstadoDoProgresso;
    readonly percentual: number;
  } | null;
  readonly " $fragmentType": "HistoricoResumo_viewer";
};
export type HistoricoResumo_viewer$key = {
  readonly " $data"?: HistoricoResumo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoricoResumo_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoricoResumo_viewer",
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

(node as any).hash = "f33cb4bb89e129469f5d443eca98eb3c";

export default node;
