/**
 * @generated SignedSource<<c7c81dc2c40e1ee2377c33cfa53feb2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequisitosCard_vaga$data = {
  readonly id: string;
  readonly requisitos: {
    readonly crMinimo: number | null;
    readonly cursos: ReadonlyArray<string>;
    readonly disciplinas: ReadonlyArray<{
      readonly codigo: string;
      readonly equivalentes: ReadonlyArray<string>;
      readonly nome: string | null;
    }>;
    readonly fechada: boolean;
    readonly periodoAte: number | null;
    readonly periodoDe: number | null;
  } | null;
  readonly " $fragmentType": "RequisitosCard_vaga";
};
export type RequisitosCard_vaga$key = {
  readonly " $data"?: RequisitosCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequisitosCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequisitosCard_vaga",
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
      "concreteType": "Requisitos",
      "kind": "LinkedField",
      "name": "requisitos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crMinimo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DisciplinaPedida",
          "kind": "LinkedField",
          "name": "disciplinas",
          "plural": true,
          "selections": [
            {
              "alias": "codigo",
              "args": null,
              "kind": "ScalarField",
              "name": "codigoDaDisciplina",
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
              "name": "equivalentes",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodoDe",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodoAte",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fechada",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "2f5fa20acd070fbdc2d7ca9c9e856d4c";

export default node;
