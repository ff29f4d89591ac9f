/**
 * @generated SignedSource<<9c5eaaf545d1a14da021c72e42dbf559>>
 * @relayHash af060e0472d01f17eb4e1d8d1d64bb70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16490ed5b14067d89036391246e62961059820b6d372a5d68cf26ca2c4da6cd5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefinirRequisitosInput = {
  antes?: RequisitosAntesInput | null;
  crMinimo?: number | null;
  cursos: ReadonlyArray<string>;
  disciplinas: ReadonlyArray<DisciplinaPedidaInput>;
  fechada: boolean;
  periodoAte?: number | null;
  periodoDe?: number | null;
  vaga: string;
};
export type DisciplinaPedidaInput = {
  codigoDaDisciplina: string;
  equivalentes: ReadonlyArray<string>;
};
export type RequisitosAntesInput = {
  crMinimo?: number | null;
  cursos: ReadonlyArray<string>;
  disciplinas: ReadonlyArray<DisciplinaPedidaInput>;
  fechada: boolean;
  periodoAte?: number | null;
  periodoDe?: number | null;
};
export type useDefinirRequisitosMutation$variables = {
  input: DefinirRequisitosInput;
};
export type useDefinirRequisitosMutation$data = {
  readonly definirRequisitos: {
    readonly __typename: "DefinirRequisitosSuccess";
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"RequisitosCard_vaga">;
    } | null;
  } | {
    readonly __typename: "EdicaoEmConflito";
    readonly mensagem: string;
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"RequisitosCard_vaga">;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDefinirRequisitosMutation = {
  response: useDefinirRequisitosMutation$data;
  variables: useDefinirRequisitosMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequisitosCard_vaga"
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDefinirRequisitosMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirRequisitos",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "DefinirRequisitosSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDefinirRequisitosMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirRequisitos",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/)
            ],
            "type": "DefinirRequisitosSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "16490ed5b14067d89036391246e62961059820b6d372a5d68cf26ca2c4da6cd5",
    "metadata": {},
    "name": "useDefinirRequisitosMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c14081353d66475b720beb5a6f25f770";

export default node;
