/**
 * @generated SignedSource<<c95ceb12aa13579ecfda7fba1a42b26a>>
 * @relayHash d30bafabb2ab8ed3ba09822688f301b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 271534b025f5eea4a42d7b2f0229dd2d57280c03e7439f9b4cdb1c3ce6d0a78c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefinirRequisitosInput = {
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
    readonly __typename: "EntradaInvalida";
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
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
              {
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
              }
            ],
            "type": "DefinirRequisitosSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
              {
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
              }
            ],
            "type": "DefinirRequisitosSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "271534b025f5eea4a42d7b2f0229dd2d57280c03e7439f9b4cdb1c3ce6d0a78c",
    "metadata": {},
    "name": "useDefinirRequisitosMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a30eab4200631de7f2b6ff27206b029";

export default node;
