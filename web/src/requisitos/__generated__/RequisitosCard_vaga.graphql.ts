/**
 * @generated SignedSource<<09e064bb56e5d65a77e7c8373bbc262f>>
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
    readonly " $fragmentSpreads": FragmentRefs<"readRequisitos_requisitos">;
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
          "kind": "InlineDataFragmentSpread",
          "name": "readRequisitos_requisitos",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "7a4e4c98d276b2c5695661111f2169cd";

export default node;
