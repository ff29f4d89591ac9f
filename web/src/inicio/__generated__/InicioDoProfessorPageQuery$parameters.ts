/**
 * @generated SignedSource<<aed2335449ff1e99ec2ddb55f8dc948e>>
 * @relayHash 2e79ef977806d7bfed1c19fb89049f90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7b2384840fa6eb06ef2a6fd966042bd872d7756aff9d16ce8f43c0b4d291b71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoProfessorPageQuery } from './InicioDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7b2384840fa6eb06ef2a6fd966042bd872d7756aff9d16ce8f43c0b4d291b71",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
