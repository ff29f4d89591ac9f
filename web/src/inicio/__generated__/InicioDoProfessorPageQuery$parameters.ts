/**
 * @generated SignedSource<<adacb474d148e8b515aa1790c86f3358>>
 * @relayHash 05b784c77cbff6833f7a247880488e98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb127365768282907615542a5bc7b65ea4dddf8b1df11804ec55d51ba21540c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb127365768282907615542a5bc7b65ea4dddf8b1df11804ec55d51ba21540c6",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
